import type { Readable } from 'node:stream'
import type { RequestHandler } from 'express'
import sirv from 'sirv'
import { acceptedEncodings } from './accepted-encodings.ts'
import { fileHeaders, type HeadersOf } from './file-headers.ts'
import { hidden } from './hidden-files.ts'

/** Ranges that sirv reads rightly; others are left out, as RFC 9110 allows (14.2). */
function isPlainRange(range: string | undefined): boolean {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  return from !== undefined && (to === '' || Number(from) <= Number(to))
}

/**
 * Serves the pre-rendered pages and hashed files of a folder from the disk, in whole and in parts,
 * compressed when they have neighbours.
 * @param headersOf further headers of a path
 */
export function staticFiles(clientDir: string, headersOf: HeadersOf = () => ({})): RequestHandler {
  const serve = sirv(clientDir, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const name = /\.[a-z0-9]+$/i.test(pathname) ? pathname : `${pathname}.html`
      for (const [header, value] of Object.entries(fileHeaders(pathname, name, headersOf)))
        response.setHeader(header, value)
    },
  })
  return (request, response, next) => {
    if (hidden.test(request.path)) return next()
    if (!isPlainRange(request.headers.range)) delete request.headers.range
    // sirv looks for the words alone and would send what `q=0` refuses.
    const [encoding] = acceptedEncodings(request.headers['accept-encoding'])
    request.headers['accept-encoding'] = encoding
    response.once('pipe', (file: Readable) => {
      // Otherwise a download that is broken off keeps its file open, and a file that is gone ends the process.
      response.once('close', () => file.destroy())
      file.once('error', () => response.destroy())
    })
    serve(request, response, next)
  }
}

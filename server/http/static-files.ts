import type { Readable } from 'node:stream'
import type { RequestHandler } from 'express'
import sirv from 'sirv'

const oneYear = 'public, max-age=31536000, immutable'
const mustAsk = 'public, max-age=0, must-revalidate'

/** Ranges that sirv reads rightly; others are left out, as RFC 9110 allows (14.2). */
function isPlainRange(range: string | undefined): boolean {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  return from !== undefined && (to === '' || Number(from) <= Number(to))
}

/** Pre-rendered error pages would be served as ordinary files with status 200. */
const hidden = /^(\/[^/]+)?\/(404|500)(\.html)?$|\.html$/

/**
 * Serves the pre-rendered pages and hashed files of a folder, compressed when it has neighbours.
 * @param headersOf further headers of a path
 */
export function staticFiles(
  clientDir: string,
  headersOf: (pathname: string) => Record<string, string> = () => ({}),
): RequestHandler {
  const serve = sirv(clientDir, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const hashed = /^\/(assets|art|early|videos|share)\//.test(pathname)
      response.setHeader('Cache-Control', hashed ? oneYear : mustAsk)
      response.setHeader('Accept-Ranges', 'bytes')
      if (pathname.startsWith('/share/')) {
        // Other sites show these pictures beside links to ours (crawlers guide 8).
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      }
      for (const [name, value] of Object.entries(headersOf(pathname)))
        response.setHeader(name, value)
    },
  })
  return (request, response, next) => {
    if (hidden.test(request.path)) return next()
    if (!isPlainRange(request.headers.range)) delete request.headers.range
    response.once('pipe', (file: Readable) => {
      // Otherwise a download that is broken off keeps its file open, and a file that is gone ends the process.
      response.once('close', () => file.destroy())
      file.once('error', () => response.destroy())
    })
    serve(request, response, next)
  }
}

import type { RequestHandler } from 'express'
import sirv from 'sirv'

const oneYear = 'public, max-age=31536000, immutable'
const mustAsk = 'public, max-age=0, must-revalidate'

/** Pre-rendered error pages would be served as ordinary files with status 200. */
const hidden = /^(\/[^/]+)?\/(404|500)(\.html)?$|\.html$/

/** Serves the pre-rendered pages and hashed files of a folder, compressed when it has neighbours. */
export function staticFiles(clientDir: string): RequestHandler {
  const serve = sirv(clientDir, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const hashed = /^\/(assets|art|early|videos)\//.test(pathname)
      response.setHeader('Cache-Control', hashed ? oneYear : mustAsk)
      response.setHeader('Accept-Ranges', 'bytes')
    },
  })
  return (request, response, next) => {
    if (hidden.test(request.path)) return next()
    serve(request, response, next)
  }
}

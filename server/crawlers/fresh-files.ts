import type { RequestHandler } from 'express'
import { crawlerFileHeaders } from './file-headers.ts'

/**
 * Serves the files that programs read as they would be built now: for development, where they are no files.
 * @param make makes the file of a path; undefined when there is none
 */
export function freshFiles(
  make: (path: string) => Promise<{ text: string } | undefined>,
  siteUrl: string,
): RequestHandler {
  return async (request, response, next) => {
    const file = await make(request.path)
    if (!file) return next()
    const headers = crawlerFileHeaders(request.path, siteUrl)
    response.set(headers).set('Cache-Control', 'no-store').send(file.text)
  }
}

import type { RequestHandler } from 'express'
import { crawlerFileHeaders } from './file-headers.ts'

type MadeFile = { path: string; text: string }

/**
 * Serves the files that programs read as they would be built now: for development, where they are no files.
 * @param make makes all of them; asked only for addresses that look like one
 */
export function freshFiles(make: () => Promise<MadeFile[]>, siteUrl: string): RequestHandler {
  return async (request, response, next) => {
    if (!/\.(xml|json|txt|md)$/.test(request.path)) return next()
    const file = (await make()).find(({ path }) => path === request.path)
    if (!file) return next()
    const headers = crawlerFileHeaders(request.path, siteUrl)
    response.type('xml').set(headers).set('Cache-Control', 'no-store').send(file.text)
  }
}

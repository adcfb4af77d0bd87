import type { RequestHandler } from 'express'
import type { Settings } from '../settings/settings.ts'

/** Keeps every answer of a preview out of search results (crawlers guide 5). */
export function previewHeader({ crawlers }: Pick<Settings, 'crawlers'>): RequestHandler {
  return (_request, response, next) => {
    if (crawlers.preview) response.setHeader('X-Robots-Tag', 'noindex')
    next()
  }
}

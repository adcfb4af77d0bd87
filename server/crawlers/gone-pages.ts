import type { RequestHandler } from 'express'
import { gone, type GonePage } from '../../locales/gone.ts'
import { type Render, sendPage } from '../http/rendered-page.ts'

/** Answers for pages that were removed for good: the page of unknown addresses with 410 (crawlers guide 7). */
export function gonePages(render: Render, list: readonly GonePage[] = gone): RequestHandler {
  const paths = new Set(list.map(({ path }) => path))
  return async (request, response, next) => {
    if (!paths.has(request.path)) return next()
    sendPage(response, await render(request.originalUrl), 410)
  }
}

import type { RequestHandler } from 'express'
import type { RouteRecord } from '../../locales/route-record.ts'
import { routes } from '../../locales/route-table.ts'
import { extractLocale, matchRoute } from '../../locales/routes.ts'
import { keptPages } from './kept-pages.ts'
import { knownQuery } from './known-query.ts'
import { type Render, sendPage } from './rendered-page.ts'

/**
 * Renders a page whose query says what it shows; all others go on to their pre-rendered files. What a query
 * says in known words only is kept: `/service-finder?goal=boost_your_roi`, but no `/search?q=`.
 */
export function renderQueries(render: Render): RequestHandler {
  const sendKept = keptPages(render)
  return async (request, response, next) => {
    const found = matchRoute(extractLocale(request.path).path)
    const record: RouteRecord | undefined = found && routes[found.id]
    const asked = record?.query?.some((key) => key in request.query)
    if (!found || !asked) return next()
    const known = knownQuery(found.id, request.query)
    if (known) return sendKept(`${request.path}?${known}`, request, response)
    sendPage(response, await render(request.originalUrl))
  }
}

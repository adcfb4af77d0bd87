import type { RequestHandler } from 'express'
import type { RouteRecord } from '../../locales/route-record.ts'
import { routes } from '../../locales/route-table.ts'
import { extractLocale, matchRoute } from '../../locales/routes.ts'
import { type Render, sendPage } from './rendered-page.ts'

/** Renders a page whose query says what it shows; all others go on to their pre-rendered files. */
export function renderQueries(render: Render): RequestHandler {
  return async (request, response, next) => {
    const found = matchRoute(extractLocale(request.path).path)
    const record: RouteRecord | undefined = found && routes[found.id]
    const asked = record?.query?.some((key) => key in request.query)
    if (!asked) return next()
    sendPage(response, await render(request.originalUrl))
  }
}

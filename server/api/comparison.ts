import { type Request, type RequestHandler, Router } from 'express'
import { comparisonQuery, readComparison } from '../../content/compare.ts'
import { locales } from '../../locales/locales.ts'
import { href } from '../../locales/routes.ts'

/** `GET /compare?item=…&item=…`: what was ticked in a list leads to the one address of its comparison. */
export function comparisonOfTicks(): Router {
  const router = Router()
  for (const { code } of locales) {
    const path = href('compare', code)
    router.get(path, leadTo(path))
  }
  return router
}

function leadTo(path: string): RequestHandler {
  return ({ originalUrl }: Request, response, next) => {
    const query = new URLSearchParams(originalUrl.split('?').slice(1).join('?'))
    if (!query.has('item')) return next()
    const { items, changes } = readComparison({ item: query.getAll('item') })
    // What was left out is said by the page, which has to know what was asked for.
    const asked =
      changes.length > 0 ? query.getAll('item').filter(Boolean).slice(0, mostTold) : items
    response.redirect(303, asked.length > 0 ? `${path}?${askedQuery(asked)}` : path)
  }
}

/** Ticks beyond the third are told of by one more. */
const mostTold = 4

function askedQuery(asked: readonly string[]): string {
  const [a, b, c, ...more] = asked
  const query = comparisonQuery([a, b, c].filter((id) => id !== undefined))
  return more.length > 0 ? `${query}&more=1` : query
}

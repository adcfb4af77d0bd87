import { type Request, type RequestHandler, Router } from 'express'
import { searchOf } from '../../content/address-query.ts'
import { comparisonKeys, comparisonQuery } from '../../content/compare.ts'
import { locales } from '../../locales/locales.ts'
import { href } from '../../locales/addresses.ts'

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
    const query = new URLSearchParams(searchOf(originalUrl))
    if (!query.has('item')) return next()
    // What cannot be compared is said by the page, which has to know what was asked for.
    const asked = query.getAll('item').filter(Boolean)
    if (asked.length === 0) return response.redirect(303, path)
    const more = asked.length > comparisonKeys.length ? '&more=1' : ''
    response.redirect(
      303,
      `${path}?${comparisonQuery(asked.slice(0, comparisonKeys.length))}${more}`,
    )
  }
}

import { type RequestHandler, Router, type Request } from 'express'
import { defaultLocale, locales } from '../../locales/locales.ts'
import { movedTo, gone, type GonePage } from '../../locales/moved-and-gone.ts'
import { extractLocale, matchRoute, href } from '../../locales/addresses.ts'
import { isHashedFile } from './file-headers.ts'
import { readsQuery } from './rendered-queries.ts'
import { type Render, sendPage } from './rendered-page.ts'
import { searchOf } from '../../content/address-query.ts'
import { comparisonKeys, comparisonQuery } from '../../content/compare.ts'

/** Whatever is named like a file; the names of hashed ones have capitals. */
const fileName = /\.(?!html$)[a-z0-9]+$/i

/**
 * The one address of a page: no double slash, no slash at the end, no `index.html`, lower case except
 * for locale codes; no `.html` and no prefix of the default language in front of what is a page then; the
 * first page of a list is the list; an earlier path is that of today. Files keep their names.
 */
export function canonicalPath(pathname: string): string {
  const path = cleanPath(pathname)
  return movedTo(path) ?? path
}

function cleanPath(pathname: string): string {
  const single = pathname.replace(/[/\\]{2,}|\\/g, '/')
  if (isHashedFile(single) || fileName.test(single)) return single
  const bare =
    single
      .replace(/(^|\/)index\.html$/i, '$1')
      .replace(/\/+$/, '')
      .replace(/(\/blog)\/page\/1$/i, '$1') || '/'
  const [, first = '', ...rest] = bare.split('/')
  const locale = locales.find(({ code }) => code.toLowerCase() === first.toLowerCase())
  const lower = [
    '',
    locale?.code ?? first.toLowerCase(),
    ...rest.map((part) => part.toLowerCase()),
  ].join('/')
  const shorter = lower.replace(/\.html$/, '').replace(defaultPrefix, '') || '/'
  return isPage(shorter) ? shorter : lower
}

const defaultPrefix = new RegExp(`^/${defaultLocale}(?=/|$)`)

function isPage(path: string): boolean {
  return matchRoute(extractLocale(path).path) !== undefined || movedTo(path) !== undefined
}

/**
 * One step for host and path together. What sends a form to an earlier path sends it
 * again to that of today: 308 keeps the method, 301 does not.
 */
export function redirectToCanonical(siteUrl: string, redirectHosts: boolean): RequestHandler {
  const { host } = new URL(siteUrl)
  return (request, response, next) => {
    const [pathname = '/', ...query] = request.originalUrl.split('?')
    const canonical = canonicalPath(pathname)
    const elsewhere = redirectHosts && request.get('Host') !== host
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const moved = movedTo(pathname) !== undefined
    if (reads ? canonical === pathname && !elsewhere : !moved) return next()
    const search = query.length > 0 ? `?${query.join('?')}` : ''
    response.redirect(reads ? 301 : 308, (elsewhere ? siteUrl : '') + canonical + search)
  }
}

/** What Express keeps of a route or a handler; its types know an earlier form. */
type Layer = {
  match: (path: string) => boolean
  /** Whether it is at the root and so says nothing about paths. */
  slash: boolean
  route?: object
  handle: RequestHandler | Router
}

/**
 * Whether an app answers a path itself, by a redirect or by a route of its own, whatever the method: such a
 * path is never that of a file. It asks the routes that the app has, so that no list has to repeat them;
 * handlers without a path stand in the way of nothing, and neither does one for the query of a page.
 */
export function isEndpoint(router: Router, path: string): boolean {
  return canonicalPath(path) !== path || (!readsQuery(path) && hasRoute(router, path))
}

function hasRoute(router: Router, path: string): boolean {
  return (router.stack as unknown as Layer[]).some((layer) => {
    if (!layer.match(path)) return false
    if (layer.route || !layer.slash) return true
    return 'stack' in layer.handle && hasRoute(layer.handle, path)
  })
}

/** Answers for pages that were removed for good: the page of unknown addresses with 410. */
export function gonePages(render: Render, list: readonly GonePage[] = gone): Router {
  const router = Router({ caseSensitive: true, strict: true })
  for (const { path } of list) {
    router.get(path, async (request, response) =>
      sendPage(response, await render(request.originalUrl), 410),
    )
  }
  return router
}

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

import type { RequestHandler } from 'express'
import { locales } from '../../locales/locales.ts'

/** Hashed files, whose names have capitals. */
const asIs = /^\/(assets|art)\/|\.(?!html$)[a-z0-9]+$/i

/**
 * The one address of a page: no double slash, no slash at the end, no `index.html`, lower case except
 * for locale codes; the first page of a list is the list. Files keep their names.
 */
export function canonicalPath(pathname: string): string {
  const single = pathname.replace(/[/\\]{2,}|\\/g, '/')
  if (asIs.test(single)) return single
  const bare =
    single
      .replace(/(^|\/)index\.html$/i, '$1')
      .replace(/\/+$/, '')
      .replace(/(\/blog)\/page\/1$/i, '$1') || '/'
  const [, first = '', ...rest] = bare.split('/')
  const locale = locales.find(({ code }) => code.toLowerCase() === first.toLowerCase())
  return ['', locale?.code ?? first.toLowerCase(), ...rest.map((part) => part.toLowerCase())].join(
    '/',
  )
}

/** One 301 for host and path together (crawlers guide 7). */
export function redirectToCanonical(siteUrl: string, redirectHosts: boolean): RequestHandler {
  const { host } = new URL(siteUrl)
  return (request, response, next) => {
    const [pathname = '/', ...query] = request.originalUrl.split('?')
    const canonical = canonicalPath(pathname)
    const elsewhere = redirectHosts && request.get('Host') !== host
    if (canonical === pathname && !elsewhere) return next()
    const search = query.length > 0 ? `?${query.join('?')}` : ''
    response.redirect(301, (elsewhere ? siteUrl : '') + canonical + search)
  }
}

import { modifyUrl } from 'vike/modifyUrl'
import type { PageContext } from 'vike/types'
import { extractLocale } from '../locales/routes.ts'

/** Takes the locale off the address, so that each page exists once. */
export function onBeforeRoute(pageContext: PageContext) {
  const { locale, path } = extractLocale(pageContext.urlParsed.pathname)
  return {
    pageContext: { locale, urlLogical: modifyUrl(pageContext.urlParsed.href, { pathname: path }) },
  }
}

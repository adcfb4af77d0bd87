import { modifyUrl } from 'vike/modifyUrl'
import type { PageContext } from 'vike/types'
import { extractLocale } from '../locales/addresses.ts'

/** Takes the locale off the address, so that each page exists once. */
export function onBeforeRoute({ urlParsed, shownPath }: PageContext) {
  const { locale, path } = extractLocale(shownPath ?? urlParsed.pathname)
  return {
    pageContext: { locale, urlLogical: modifyUrl(urlParsed.href, { pathname: path }) },
  }
}

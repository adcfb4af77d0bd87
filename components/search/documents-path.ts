import { defaultLocale, type Locale, localeRecord } from '../../locales/locales.ts'

/**
 * Where the browser finds what the search of a locale knows, a `SearchFile`. Only live locales have a file: the
 * others search the English texts. The address stays when texts change, so that no code and no page does.
 */
export function documentsPath(locale: Locale): string {
  const code = localeRecord(locale).state === 'live' ? locale : defaultLocale
  return `/search-documents/${code}.json`
}

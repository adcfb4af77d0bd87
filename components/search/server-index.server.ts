import type { Locale } from '../../locales/locales.ts'
import { ofLocale } from './of-locale.ts'
import type { SearchFile } from './search-document.ts'
import { type SearchIndex, searchIndex } from './search-index.ts'

const files = import.meta.glob<SearchFile>('./documents/*.json', { eager: true, import: 'default' })

const made = new Map<SearchFile, SearchIndex>()

/** The index of a language in the server's memory, made when it is first asked for. */
export function serverIndex(locale: Locale): SearchIndex {
  const file = ofLocale(files, locale)
  const index = made.get(file) ?? searchIndex(file)
  made.set(file, index)
  return index
}

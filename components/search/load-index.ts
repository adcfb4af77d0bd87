import type { Locale } from '../../locales/locales.ts'
import { ofLocale } from './of-locale.ts'
import type { SearchFile } from './search-document.ts'
import { type SearchIndex, searchIndexInPieces } from './search-index.ts'

const addresses = import.meta.glob<string>('./documents/*.json', {
  eager: true,
  query: '?url',
  import: 'default',
})

/**
 * The index of a language in the browser, which keeps the file by its hashed name.
 * @throws Error when the file does not come
 */
export async function loadIndex(locale: Locale): Promise<SearchIndex> {
  const answer = await fetch(ofLocale(addresses, locale))
  if (!answer.ok) throw new Error(`The search file answered ${answer.status}`)
  return searchIndexInPieces((await answer.json()) as SearchFile)
}

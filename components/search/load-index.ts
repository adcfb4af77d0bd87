import type { Locale } from '../../locales/locales.ts'
import { documentsAddress } from './documents-address.ts'
import type { SearchFile } from './search-document.ts'
import { type SearchIndex, searchIndexInPieces } from './search-index.ts'

/**
 * The index of a language in the browser.
 * @throws Error when the file does not come
 */
export async function loadIndex(locale: Locale): Promise<SearchIndex> {
  const answer = await fetch(documentsAddress(locale))
  if (!answer.ok) throw new Error(`The search file answered ${answer.status}`)
  return searchIndexInPieces((await answer.json()) as SearchFile)
}

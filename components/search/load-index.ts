import type { Locale } from '../../locales/locales.ts'
import { documentsPath } from './documents-path.ts'
import type { SearchFile } from './search-document.ts'
import { type SearchIndex, searchIndexInPieces } from './search-index.ts'

/**
 * The index of a language in the browser.
 * @throws Error when the file does not come
 */
export async function loadIndex(locale: Locale): Promise<SearchIndex> {
  const response = await fetch(documentsPath(locale))
  if (!response.ok) throw new Error(`The search file answered ${response.status}`)
  return searchIndexInPieces((await response.json()) as SearchFile)
}

import MiniSearch from 'minisearch'
import { type SearchDocument, type SearchFile, documentsPath } from './search-document.ts'
import { termsOf } from './query-terms.ts'
import type { Locale } from '../../locales/locales.ts'

/** The documents of one language, ready to be searched. */
export type SearchIndex = SearchFile & { engine: MiniSearch<NumberedDocument> }

type NumberedDocument = SearchDocument & { id: number }

/** How many documents are indexed before the page may answer again: about 20 ms on a phone. */
const piece = 20

/** Makes the index of a language at once. */
export function searchIndex(file: SearchFile): SearchIndex {
  const engine = emptyEngine()
  engine.addAll(numbered(file))
  return { ...file, engine }
}

/** The same in pieces, so that a page keeps answering. */
export async function searchIndexInPieces(file: SearchFile): Promise<SearchIndex> {
  const engine = emptyEngine()
  await engine.addAllAsync(numbered(file), { chunkSize: piece })
  return { ...file, engine }
}

function emptyEngine() {
  return new MiniSearch<NumberedDocument>({
    fields: ['title', 'headings', 'summary', 'words'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 6, headings: 2, summary: 2, words: 1 },
      prefix: (term) => term.length > 1,
    },
  })
}

function numbered({ documents }: SearchFile): NumberedDocument[] {
  return documents.map((document, id) => ({ ...document, id }))
}

/**
 * The index of a language in the browser.
 * @throws Error when the file does not come
 */
export async function loadIndex(locale: Locale): Promise<SearchIndex> {
  const response = await fetch(documentsPath(locale))
  if (!response.ok) throw new Error(`The search file answered ${response.status}`)
  return searchIndexInPieces((await response.json()) as SearchFile)
}

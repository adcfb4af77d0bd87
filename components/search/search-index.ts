import MiniSearch from 'minisearch'
import { termsOf } from './query-terms.ts'
import { type Locale, fileLocale } from '../../locales/locales.ts'

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

/**
 * Where the browser finds what the search of a locale knows, a `SearchFile`. The address stays when texts change, so
 * that no code and no page does.
 */
export function documentsPath(locale: Locale): string {
  return `/search-documents/${fileLocale(locale)}.json`
}

/** What can be found, in the order in which equal groups are shown. */
const documentKinds = ['page', 'story', 'post', 'question', 'technology'] as const

export type DocumentKind = (typeof documentKinds)[number]

/** Something that can be found, in one language. */
export type SearchDocument = {
  kind: DocumentKind
  /** English path, which its result turns into that of the language; a part of a page has a fragment. */
  path: string
  title: string
  /** Invented, which its result says. */
  sample?: true
  /** One sentence, shown below the title. */
  summary: string
  /** Titles of its parts. */
  headings: string
  /** Every other word of it once, by the alphabet. */
  words: string
}

/** All that the search of one language knows; the build writes it as one file. */
export type SearchFile = {
  /** What else a word may mean: `k8s` also finds `kubernetes`. */
  synonyms: Readonly<Record<string, string>>
  /** Terms that most texts hold; beside others they tell nothing. */
  common: readonly string[]
  documents: readonly SearchDocument[]
}

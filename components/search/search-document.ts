import { fileLocale, type Locale } from '../../locales/locales.ts'

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

import type { SearchDocument } from '../../components/search/search-document.ts'
import { termsOf } from '../../components/search/terms-of.ts'

type Source = Omit<SearchDocument, 'headings' | 'words'> & {
  headings: readonly string[]
  texts: readonly string[]
}

/** A document whose further words are kept once, without those that its head says already. */
export function documentOf({ headings, texts, ...head }: Source): SearchDocument {
  const said = new Set(termsOf([head.title, head.summary, ...headings].join(' ')))
  const words = new Set(texts.flatMap(termsOf).filter((term) => term.length > 1 && !said.has(term)))
  return {
    ...head,
    headings: [...new Set(headings)].join(' · '),
    words: [...words].sort().join(' '),
  }
}

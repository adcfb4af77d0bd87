import type { SearchDocument } from '../../components/search/search-document.ts'
import { termsOf } from '../../components/search/terms-of.ts'
import { withoutSoftHyphens } from '../../locales/without-soft-hyphens.ts'

type Source = Omit<SearchDocument, 'headings' | 'words'> & {
  headings: readonly string[]
  texts: readonly string[]
}

/** A document whose further words are kept once, without those that its head says already. */
export function documentOf({ headings, texts, ...head }: Source): SearchDocument {
  const titles = [...new Set(headings)].map(withoutSoftHyphens)
  const said = new Set(termsOf([head.title, head.summary, ...titles].join(' ')))
  const terms = texts.map(withoutSoftHyphens).flatMap(termsOf)
  const words = new Set(terms.filter((term) => term.length > 1 && !said.has(term)))
  return { ...head, headings: titles.join(' · '), words: [...words].sort().join(' ') }
}

import type { SearchDocument } from '../../components/search/search-document.ts'
import { termsOf } from '../../components/search/terms-of.ts'

/** Share of the long texts that hold a term which tells nothing. */
const commonShare = 0.6

/**
 * Terms that most texts hold and no title does, such as `the` and `with`; found by counting, so that
 * no language needs a list.
 * @param texts documents with words of their own, not names alone
 */
export function commonTerms(texts: readonly SearchDocument[]): string[] {
  const counts = new Map<string, number>()
  for (const { summary, headings, words } of texts) {
    for (const term of new Set(termsOf(`${summary} ${headings} ${words}`))) {
      counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  }
  const inTitles = new Set(texts.flatMap(({ title }) => termsOf(title)))
  return [...counts]
    .filter(([term, count]) => count > texts.length * commonShare && !inTitles.has(term))
    .map(([term]) => term)
    .sort()
}

/** A document without such terms among its further words. */
export function withoutTerms(document: SearchDocument, terms: ReadonlySet<string>): SearchDocument {
  const words = document.words.split(' ').filter((word) => !terms.has(word))
  return { ...document, words: words.join(' ') }
}

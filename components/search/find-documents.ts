import type { Query, SearchResult } from 'minisearch'
import type { DocumentKind, SearchIndex } from './search-index.ts'
import { queryText, showsTerms, termsOf, termsOfWord, wordPattern } from './query-terms.ts'

/** A found document. */
export type Hit = {
  kind: DocumentKind
  path: string
  title: string
  sample?: true
  summary: string
  /** Terms of the document that answer the query; they are marked where they are shown. */
  terms: readonly string[]
  /** Whether its title answers the query. */
  byTitle: boolean
  /** Where title and summary do not say why it was found: the title of a part that does, empty where none does. */
  within?: string
}

/** Between the titles of a document's parts. */
export const headingSeparator = ' · '

/** Share of the best score of its kind below which a document is no answer. */
const weakest = 0.08

/** One letter in five may be wrong, in words of four and more. */
const typos = { fuzzy: (term: string) => (term.length > 3 ? 0.2 : false) }

/**
 * What answers a query, the best first. Words may be begun or stand for others. Documents with every
 * word come alone; where there are none, words may be mistyped; where there are still none, any of the
 * words will do.
 * @param asked what a visitor typed or an address holds
 */
export function findDocuments(index: SearchIndex, asked: string): Hit[] {
  const { engine, documents } = index
  const queries = tellingWords(index, asked).map((word) => anyOf(word, index.synonyms))
  const steps = [
    () => engine.search({ combineWith: 'AND', queries }),
    () => engine.search({ combineWith: 'AND', queries, ...typos }),
    () => engine.search({ combineWith: 'OR', queries }),
    () => engine.search({ combineWith: 'OR', queries, ...typos }),
  ]
  const results = firstWithResults(steps)
  const best: Partial<Record<DocumentKind, number>> = {}
  return results.flatMap(({ id, score, terms, match }) => {
    const { kind, path, title, sample, summary, headings } = documents[id]!
    if (score < (best[kind] ??= score) * weakest) return []
    return {
      kind,
      path,
      title,
      ...(sample && { sample }),
      summary,
      terms,
      byTitle: matches(match, 'title'),
      ...(!matches(match, 'title', 'summary') && {
        within: matches(match, 'headings')
          ? (headings.split(headingSeparator).find((part) => showsTerms(part, terms)) ?? '')
          : '',
      }),
    }
  })
}

function firstWithResults(steps: readonly (() => SearchResult[])[]): SearchResult[] {
  for (const search of steps) {
    const results = search()
    if (results.length > 0) return results
  }
  return []
}

/** The words of a query without those that most texts hold, unless there are no others. */
function tellingWords({ common }: SearchIndex, asked: string): string[] {
  const words = queryText(asked).match(wordPattern) ?? []
  const telling = words.filter((word) => !common.includes(termsOfWord(word)[0]!))
  return telling.length > 0 ? telling : words
}

/** A word of the query as a whole, in its parts, or as what it stands for. */
function anyOf(word: string, synonyms: SearchIndex['synonyms']): Query {
  const [whole = '', ...parts] = termsOfWord(word)
  const other = Object.hasOwn(synonyms, whole) ? termsOf(synonyms[whole]!) : []
  const exactly = (queries: string[]): Query => ({
    combineWith: 'AND',
    queries,
    prefix: false,
    fuzzy: false,
  })
  const others = [parts, other].filter((terms) => terms.length > 0).map(exactly)
  return { combineWith: 'OR', queries: [whole, ...others] }
}

/** Whether a word of the query was found in one of these fields. */
function matches(match: SearchResult['match'], ...fields: string[]): boolean {
  return Object.values(match).some((found) => fields.some((field) => found.includes(field)))
}

/** Found documents of one kind. */
export type HitGroup = {
  kind: DocumentKind
  /** How many there are, also of those that are not shown. */
  count: number
  hits: readonly Hit[]
}

/**
 * Found documents by kind; the group with the best document comes first.
 * @param most how many of each kind are shown
 */
export function groupedHits(hits: readonly Hit[], most: number): HitGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const own = hits.filter((hit) => hit.kind === kind)
    return { kind, count: own.length, hits: own.slice(0, most) }
  })
}

/** How many pages are offered in place of one that is not there. */
const mostNear = 3

/**
 * Pages, stories and posts whose titles answer the words of an address that leads nowhere; the last
 * part of it says most.
 * @param pathname may hold anything, encoded
 */
export function nearPages(index: SearchIndex, pathname: string): Hit[] {
  const hits = partsOf(pathname)
    .flatMap((part) => findDocuments(index, part))
    .filter(({ kind, byTitle }) => byTitle && kind !== 'question' && kind !== 'technology')
  return [...new Map(hits.map((hit) => [hit.path, hit])).values()].slice(0, mostNear)
}

/** Parts of a path as words, the last one first; a file's ending says nothing. */
function partsOf(pathname: string): string[] {
  const parts = pathname.replace(/\.[a-z0-9]+$/i, '').split('/')
  return parts.map((part) => decoded(part).replace(/[-_.+]+/g, ' ')).toReversed()
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

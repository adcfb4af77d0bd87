import type { SearchDocument, SearchFile } from '../../components/search/search-index.ts'
import { technologies } from '../../content/facts/technologies.ts'
import { translator } from '../../locales/translator.server.ts'
import { defaultLocale, formatsOf, type Locale } from '../../locales/locales.ts'
import { href } from '../../locales/addresses.ts'
import { documentOf, type FoundPage, pageDocuments } from './page-documents.server.ts'
import { termsOf } from '../../components/search/query-terms.ts'

const synonyms = import.meta.glob<Record<string, string>>('../../content/synonyms/*.json', {
  eager: true,
  import: 'default',
})

/** Longest piece of an answer below its question. */
const longestSummary = 160

/** All that the search of a language knows: pages, stories, posts, questions and technologies. */
export function searchFile(locale: Locale): SearchFile {
  const pages = pageDocuments(locale)
  const texts = pages.map(({ document }) => document)
  const questions = onlyOnce(pages.flatMap(questionDocuments))
  const common = commonTerms(texts.filter(({ words }) => words !== ''))
  const without = new Set(common)
  return {
    synonyms: synonyms[`../../content/synonyms/${locale}.json`] ?? {},
    common,
    documents: [
      ...[...texts, ...questions].map((document) => withoutTerms(document, without)),
      ...technologyDocuments(locale),
    ],
  }
}

function questionDocuments({ document, questions }: FoundPage): SearchDocument[] {
  return questions.map(({ id, question, answer }) => {
    const path = `${document.path}#${id}`
    const summary = shortened(answer)
    const headings = [document.title]
    return documentOf({
      kind: 'question',
      path,
      title: question,
      summary,
      headings,
      texts: [answer],
    })
  })
}

function shortened(text: string): string {
  if (text.length <= longestSummary) return text
  return `${text.slice(0, longestSummary).replace(/\s+\S*$/, '')} …`
}

/** The same question is on several pages. */
function onlyOnce(documents: readonly SearchDocument[]): SearchDocument[] {
  return [
    ...new Map(documents.toReversed().map((each) => [each.title, each])).values(),
  ].toReversed()
}

function technologyDocuments(locale: Locale): SearchDocument[] {
  const text = translator(locale, ['technology-catalogue'])
  const list = new Intl.ListFormat(formatsOf(locale), { type: 'unit' })
  const path = href('technologies', defaultLocale)
  return technologies.map(({ subtitle, groups }) => {
    const summary = list.format(groups.map((id) => text(`technology-catalogue.group.${id}`)))
    return documentOf({
      kind: 'technology',
      path,
      title: subtitle,
      summary,
      headings: [],
      texts: [],
    })
  })
}

/** Share of the long texts that hold a term which tells nothing. */
const commonShare = 0.6

/**
 * Terms that most texts hold and no title does, such as `the` and `with`; found by counting, so that
 * no language needs a list.
 * @param texts documents with words of their own, not names alone
 */
function commonTerms(texts: readonly SearchDocument[]): string[] {
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
function withoutTerms(document: SearchDocument, terms: ReadonlySet<string>): SearchDocument {
  const words = document.words.split(' ').filter((word) => !terms.has(word))
  return { ...document, words: words.join(' ') }
}

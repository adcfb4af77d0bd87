import type { SearchDocument, SearchFile } from '../../components/search/search-document.ts'
import { createTranslator } from '../../components/text/create-translator.ts'
import { technologies } from '../../content/facts/technologies.ts'
import { messagesFor } from '../../locales/catalog.server.ts'
import { defaultLocale, formatsOf, type Locale } from '../../locales/locales.ts'
import { href } from '../../locales/routes.ts'
import { commonTerms, withoutTerms } from './common-terms.ts'
import { documentOf } from './document-of.ts'
import { type FoundPage, pageDocuments } from './page-documents.server.ts'

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
  const text = createTranslator({ locale, messages: messagesFor(locale, ['technology-catalogue']) })
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

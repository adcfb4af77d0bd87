import { parse } from 'node-html-parser'
import { headingSeparator } from '../../components/search/find-documents.ts'
import type { SearchDocument } from '../../components/search/search-index.ts'
import type { Locale } from '../../locales/locales.ts'
import { routeKinds } from '../../locales/route-record.ts'
import type { Page, OwnText } from '../registry/page.ts'
import { pages } from '../registry/pages.ts'
import { readOwnText } from '../registry/own-text.server.ts'
import { cutAtHeadings, splitHeading, toHtml } from '../../content/markdown.ts'
import { termsOf } from '../../components/search/query-terms.ts'
import { withoutSoftHyphens } from '../../locales/formats.ts'

const withoutText: SearchableText = { headings: [], texts: [], questions: [] }

/** A page that can be found, with its questions. */
export type FoundPage = { document: SearchDocument; questions: SearchableText['questions'] }

/**
 * Every page that search engines may list, with its own text where it has one; not the further pages of lists, whose
 * entries are found themselves.
 */
export function pageDocuments(locale: Locale): FoundPage[] {
  return pages(locale)
    .filter(({ indexed, repeats }) => indexed && !repeats)
    .map(pageDocument)
}

function pageDocument(page: Page): FoundPage {
  const { kind, englishPath: path, head, ownText, locale, sample } = page
  const { headings, texts, questions } = ownText ? searchableText(ownText, locale) : withoutText
  const { title, description: summary } = head
  return {
    document: documentOf({
      kind: routeKinds[kind].searchGroup,
      path,
      title,
      ...(sample && { sample }),
      summary,
      headings,
      texts,
    }),
    questions,
  }
}

/** A question that a page answers, as plain text. */
type AnsweredQuestion = { id: string; question: string; answer: string }

/** What a page says, as plain text: titles, questions with answers, and everything else. */
type SearchableText = {
  headings: readonly string[]
  questions: readonly AnsweredQuestion[]
  texts: readonly string[]
}

/** The words of a page's own text; what it lists, or shares with other pages, is found by itself. */
function searchableText(own: OwnText, locale: Locale): SearchableText {
  const { questions: asking = [], names = [] } = own
  const { opening, parts: sections } = cutAtHeadings(readOwnText(own, locale).body, 2)
  const headings: string[] = []
  const texts = [...names, plain(toHtml(opening))]
  const questions: AnsweredQuestion[] = []
  for (const section of sections) {
    const { id = '', title } = splitHeading(section.heading)
    const { opening: lead, parts } = cutAtHeadings(section.tokens)
    headings.push(plain(title))
    texts.push(plain(toHtml(lead)))
    for (const { heading, tokens: below } of parts) {
      const part = splitHeading(heading)
      const text = plain(toHtml(below))
      if (asking.includes(id)) {
        questions.push({ id: part.id!, question: plain(part.title), answer: text })
      } else {
        headings.push(plain(part.title))
        texts.push(text)
      }
    }
  }
  return { headings, questions, texts }
}

function plain(html: string): string {
  return parse(html.replaceAll('><', '> <')).text.replace(/\s+/g, ' ').trim()
}

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
  return { ...head, headings: titles.join(headingSeparator), words: [...words].sort().join(' ') }
}

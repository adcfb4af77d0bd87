import { parse } from 'node-html-parser'
import { textFile } from '../../content/content-files.server.ts'
import { cutAtHeadings, readMarkdown, splitHeading, toHtml } from '../../content/markdown.ts'
import type { Locale } from '../../locales/locales.ts'
import type { OwnText } from '../registry/page.ts'

/** A question that a page answers, as plain text. */
type AnsweredQuestion = { id: string; question: string; answer: string }

/** What a page says, as plain text: titles, questions with answers, and everything else. */
export type SearchableText = {
  headings: readonly string[]
  questions: readonly AnsweredQuestion[]
  texts: readonly string[]
}

/** The words of a page's own text; what it lists, or shares with other pages, is found by itself. */
export function searchableText(own: OwnText, locale: Locale): SearchableText {
  const { kind, slug, questions: asking = [], names = [] } = own
  const { opening, sections } = readMarkdown(...textFile(kind, slug, locale), locale)
  const headings: string[] = []
  const texts = [...names, ...opening]
  const questions: AnsweredQuestion[] = []
  for (const { id, title, tokens } of sections) {
    const { opening: lead, parts } = cutAtHeadings(tokens)
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

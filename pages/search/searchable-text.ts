import type { Token, Tokens } from 'marked'
import { parse } from 'node-html-parser'
import { textFile } from '../../content/content-files.server.ts'
import { readMarkdown, toHtml } from '../../content/markdown.ts'
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
    const [lead, ...parts] = cutAtHeadings(tokens)
    headings.push(plain(title))
    texts.push(plain(toHtml(lead!.tokens)))
    for (const part of parts) {
      const text = plain(toHtml(part.tokens))
      if (asking.includes(id)) {
        questions.push({ id: part.id, question: part.title, answer: text })
      } else {
        headings.push(part.title)
        texts.push(text)
      }
    }
  }
  return { headings, questions, texts }
}

/** What stands before the first heading, then each heading with what is below it. */
function cutAtHeadings(tokens: readonly Token[]) {
  const parts: { id: string; title: string; tokens: Token[] }[] = [
    { id: '', title: '', tokens: [] },
  ]
  for (const token of tokens) {
    if (token.type === 'heading') {
      const [, title = '', id = ''] = /^(.*?)\s*(?:\{#([a-z0-9-]+)\})?$/.exec(
        (token as Tokens.Heading).text,
      )!
      parts.push({ id, title: plain(title), tokens: [] })
    } else parts.at(-1)!.tokens.push(token)
  }
  return parts
}

function plain(html: string): string {
  return parse(html.replaceAll('><', '> <')).text.replace(/\s+/g, ' ').trim()
}

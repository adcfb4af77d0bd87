import type { Token, Tokens } from 'marked'
import type { Locale } from '../locales/locales.ts'
import { ContentError } from './content-error.ts'
import { plateSection, parsePlateWords } from './entry-plate.ts'
import {
  cutAtHeadings,
  isTable,
  type MarkdownFile,
  type MarkdownSection,
  readMarkdown,
  toHtml,
  toInlineHtml,
} from './markdown.ts'
import type { StoryText, TitledPart } from './story.ts'
import { quotationMarks } from './testimonial.ts'
import { checkSearchResult, refuseSoftHyphen } from './search-result.ts'

/** What a card shows on two lines. */
const longestUnchanged = 80

const sectionIds = ['challenge', 'solution', plateSection, 'result', 'team', 'timeline', 'quote']

/**
 * Reads the words of a story.
 * @throws ContentError when a part is missing or has another shape, or search results would cut title or summary
 */
export function parseStory(file: string, text: string, locale: Locale): StoryText {
  const markdown = readMarkdown(file, text, locale)
  const [summary = '', lead = '', ...more] = markdown.opening
  if (summary === '' || lead === '' || more.length > 0) {
    throw new ContentError(file, 'opening', 'needs a summary and a lead as two paragraphs')
  }
  const { title } = markdown
  refuseSoftHyphen(file, title)
  checkSearchResult(file, { title, description: summary, field: 'summary' })
  const [client = '', subject = ''] = title.split(/: (.*)/s)
  if (subject === '') {
    throw new ContentError(
      file,
      'title',
      'says only a name: write "# Name: what the story is about"',
    )
  }
  const strange = markdown.sections.find(({ id }) => !sectionIds.includes(id))
  if (strange) {
    throw new ContentError(file, strange.id, `is no section: use ${sectionIds.join(', ')}`)
  }
  const section = (id: string) => sectionOf(markdown, id).tokens
  return {
    client,
    title,
    summary,
    lead: toInlineHtml(lead),
    challenge: titledParts(section('challenge')),
    solution: titledParts(section('solution')),
    result: {
      intro: toHtml(
        section('result').filter((token) => token.type !== 'table' && !labelled(token)),
      ),
      rows: rows(file, section('result')),
    },
    unchanged: unchanged(file, section('result')),
    team: toHtml(section('team')),
    timeline: timeline(file, section('timeline')),
    quote: quote(file, section('quote')),
    plateWords: parsePlateWords(file, sectionOf(markdown, plateSection)),
  }
}

function sectionOf({ file, sections }: MarkdownFile, id: string): MarkdownSection {
  const found = sections.find((section) => section.id === id)
  if (!found) throw new ContentError(file, id, `is missing: add "## Heading {#${id}}"`)
  return found
}

/** Text before the first heading, then one part per heading. */
function titledParts(tokens: Token[]): { intro: string; parts: TitledPart[] } {
  const { opening, parts } = cutAtHeadings(tokens)
  return {
    intro: toHtml(opening),
    parts: parts.map(({ heading, tokens: below }) => ({ title: heading, html: toHtml(below) })),
  }
}

function rows(file: string, tokens: Token[]): StoryText['result']['rows'] {
  const table = tokens.find(isTable)
  if (!table || table.header.length !== 3 || table.rows.length === 0)
    throw new ContentError(file, 'result', 'needs a table with topic, before and after')
  return table.rows.map((cells) => {
    const [topic = '', before = '', after = ''] = cells.map((cell) => cell.text)
    return { topic, before, after }
  })
}

/** The words behind the bold label with which a paragraph begins. */
function labelled({ type, raw }: Token): string | undefined {
  if (type !== 'paragraph') return undefined
  return /^\*\*[^*]+:\*\*\s*(.+?)\.?\s*$/s.exec(raw)?.[1]
}

function unchanged(file: string, tokens: Token[]): string {
  const [text, ...more] = tokens.flatMap((token) => labelled(token) ?? [])
  if (!text || more.length > 0 || text.length > longestUnchanged) {
    throw new ContentError(
      file,
      'result',
      `needs "**Unchanged:** what stayed as it was" once, in at most ${longestUnchanged} characters`,
    )
  }
  return text
}

function timeline(file: string, tokens: Token[]): StoryText['timeline'] {
  const list = tokens.find((token): token is Tokens.List => token.type === 'list')
  if (!list) throw new ContentError(file, 'timeline', 'needs a list')
  return list.items.map(({ text }) => {
    const [, when, what] = /^\*\*(.+?):?\*\*:?\s*(.+)$/s.exec(text) ?? []
    if (!when || !what) {
      throw new ContentError(file, 'timeline', `"${text}" is no "- **March 2024:** what happened"`)
    }
    return { when, what: toInlineHtml(what) }
  })
}

function quote(file: string, tokens: Token[]): StoryText['quote'] {
  const text = tokens.find((token): token is Tokens.Blockquote => token.type === 'blockquote')
  const source = tokens.find((token): token is Tokens.Paragraph => token.type === 'paragraph')
  const [, author, position] = /^([^,]+),\s*(.+)$/s.exec(source?.text ?? '') ?? []
  if (!text || !author || !position) {
    throw new ContentError(file, 'quote', 'needs "> words" and below it "Name Surname, role"')
  }
  return { text: text.text.trim().replace(quotationMarks, ''), author, position }
}

const sides = ['before', 'after'] as const

type Side = (typeof sides)[number]

/**
 * Checks that a story's headline result is what the first row of its table says in a language.
 * @param file the entry that contains the figures
 * @throws ContentError when the row has another figure
 */
export function checkHeadlineResult(
  file: string,
  figures: Record<Side, number>,
  row: Record<Side, string> | undefined,
  locale: Locale,
): void {
  for (const side of sides) {
    const figure = new Intl.NumberFormat(locale).format(figures[side])
    if (/^[\d.,]+/.exec(row?.[side] ?? '')?.[0] === figure) continue
    throw new ContentError(
      file,
      side,
      `is ${figure}, but the first row of the result says "${row?.[side] ?? ''}"`,
    )
  }
}

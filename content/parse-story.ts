import type { Token, Tokens } from 'marked'
import type { Locale } from '../locales/locales.ts'
import { ContentError } from './content-error.ts'
import { plateSection, parsePlateWords } from './entry-plate.ts'
import {
  cutAtHeadings,
  isTable,
  type MarkdownFile,
  type MarkdownSection,
  plainLine,
  plainText,
  readMarkdown,
  splitHeading,
  toHtml,
  toInlineHtml,
} from './markdown.ts'
import type { StoryText, TitledPart } from './story.ts'
import { quotationMarks } from './testimonial.ts'
import { checkSearchResult, refuseSoftHyphen } from './search-result.ts'

/** What a card shows on two lines. */
const longestUnchanged = 80

/** What fits into a box of three in a card, in two lines. */
const longestStep = 30

const sectionIds = ['challenge', 'solution', plateSection, 'result', 'team', 'timeline', 'quote']

const columns = ['topic', 'before', 'after'] as const

type Named = 'challenge' | 'solution' | 'result' | 'team' | 'timeline' | 'unchanged'

/**
 * What the page of a story calls its sections, the columns of its table and what stayed as it was. Markdown and search
 * have these words from the file, so that it must say the same; a word that the language lacks is not compared.
 */
export type StoryLabels = Readonly<Partial<Record<Named | (typeof columns)[number], string>>>

/**
 * Reads the words of a story.
 * @throws ContentError when a part is missing, has another shape or is called otherwise than on the page, when plain text
 * holds markup, or when search results would cut title or summary
 */
export function parseStory(
  file: string,
  text: string,
  locale: Locale,
  labels: StoryLabels,
): StoryText {
  const markdown = readMarkdown(file, text, locale)
  const [opening = '', lead = '', ...more] = markdown.opening
  if (opening === '' || lead === '' || more.length > 0) {
    throw new ContentError(file, 'opening', 'needs a summary and a lead as two paragraphs')
  }
  const title = plainLine(file, 'title', markdown.title)
  const summary = plainLine(file, 'summary', opening)
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
  const section = (id: string) => sectionOf(markdown, id, labels)
  return {
    client,
    title,
    summary,
    lead: toInlineHtml(lead),
    challenge: titledParts(file, section('challenge')),
    solution: titledParts(file, section('solution')),
    ...result(file, section('result'), labels),
    team: toHtml(section('team').tokens),
    timeline: timeline(file, section('timeline')),
    quote: quote(file, section('quote')),
    ...parsePlate(file, section(plateSection)),
  }
}

function sectionOf(
  { file, sections }: MarkdownFile,
  id: string,
  labels: StoryLabels,
): MarkdownSection {
  const found = sections.find((section) => section.id === id)
  const { [id]: word }: Readonly<Record<string, string | undefined>> = labels
  if (!found) {
    throw new ContentError(file, id, `is missing: add "## ${word ?? 'Heading'} {#${id}}"`)
  }
  refuseOtherWord(file, id, found.title, word)
  return found
}

function refuseOtherWord(file: string, field: string, said: string, word: string | undefined) {
  if (word === undefined || said === word) return
  throw new ContentError(file, field, `is called "${said}", but on the page "${word}"`)
}

/** Text before the first heading, then one part per heading. */
function titledParts(
  file: string,
  { id, tokens }: MarkdownSection,
): { intro: string; parts: TitledPart[] } {
  const { opening, parts } = cutAtHeadings(tokens)
  if (opening.length === 0 || parts.length < 2) {
    throw new ContentError(file, id, 'needs an introduction and two or more "### parts"')
  }
  return {
    intro: toHtml(opening),
    parts: parts.map(({ heading, tokens: below }) => {
      if (splitHeading(heading).id) {
        throw new ContentError(file, id, `"${heading}" has an id, which no link can name`)
      }
      if (below.length === 0) throw new ContentError(file, id, `"${heading}" has no text`)
      return { title: plainLine(file, id, heading), html: toHtml(below) }
    }),
  }
}

function result(
  file: string,
  { id, tokens }: MarkdownSection,
  labels: StoryLabels,
): Pick<StoryText, 'result' | 'unchanged'> {
  const intro = toHtml(tokens.filter((token) => token.type !== 'table' && !boldLabel(token)))
  if (intro === '') throw new ContentError(file, id, 'needs words that say what was measured')
  return {
    result: { intro, rows: rows(file, tokens, labels) },
    unchanged: unchanged(file, tokens, labels.unchanged),
  }
}

function rows(file: string, tokens: Token[], labels: StoryLabels): StoryText['result']['rows'] {
  const table = tokens.find(isTable)
  if (!table || table.header.length !== columns.length || table.rows.length < 3) {
    throw new ContentError(
      file,
      'result',
      'needs a table with topic, before and after, and three or more rows',
    )
  }
  for (const [at, column] of columns.entries())
    refuseOtherWord(file, 'result', table.header[at]!.text, labels[column])
  return table.rows.map((cells) => {
    const [topic = '', before = '', after = ''] = cells.map((cell) =>
      plainLine(file, 'result', cell.text),
    )
    if (!topic || !before || !after) {
      throw new ContentError(file, 'result', `has an empty cell beside "${topic}"`)
    }
    return { topic, before, after }
  })
}

/** The bold label with which a paragraph begins, and the words behind it. */
function boldLabel({ type, raw }: Token): { label: string; text: string } | undefined {
  if (type !== 'paragraph') return undefined
  const [, label, text] = /^\*\*([^*]+):\*\*\s*(.+?)\.?\s*$/s.exec(raw) ?? []
  return label && text ? { label, text } : undefined
}

function unchanged(file: string, tokens: Token[], label: string | undefined): string {
  const [line, ...more] = tokens.flatMap((token) => boldLabel(token) ?? [])
  if (!line || more.length > 0 || line.text.length > longestUnchanged) {
    throw new ContentError(
      file,
      'result',
      `needs "**${label ?? 'Unchanged'}:** what stayed as it was" once, in at most ${longestUnchanged} characters, and no other label`,
    )
  }
  refuseOtherWord(file, 'result', line.label, label)
  return plainLine(file, 'result', line.text)
}

/** The words of the drawing, and below them those of the three boxes in which cards say the same of the result. */
function parsePlate(
  file: string,
  { tokens, ...section }: MarkdownSection,
): Pick<StoryText, 'plateWords' | 'steps'> {
  const list = tokens.find((token): token is Tokens.List => token.type === 'list' && token.ordered)
  const steps = (list?.items ?? []).map(({ text }) => plainLine(file, section.id, text).split('; '))
  const shape = steps.map(({ length }) => length).join()
  if (
    !['1,1,1', '3,1,1'].includes(shape) ||
    steps.flat().some(({ length }) => length === 0 || length > longestStep)
  )
    throw new ContentError(
      file,
      section.id,
      `needs "1. what comes first", or three such things with "; " between them, "2. what made the result" and "3. what follows", each in at most ${longestStep} characters`,
    )
  const words = tokens.filter((token) => token !== list)
  return { steps, plateWords: parsePlateWords(file, { ...section, tokens: words }) }
}

function timeline(file: string, { id, tokens }: MarkdownSection): StoryText['timeline'] {
  const list = tokens.find((token): token is Tokens.List => token.type === 'list')
  if (!list || list.items.length < 3) {
    throw new ContentError(file, id, 'needs a list of three or more steps')
  }
  return list.items.map(({ text }) => {
    const [, when, what] = /^\*\*(.+?):?\*\*:?\s*(.+)$/s.exec(text) ?? []
    if (!when || !what) {
      throw new ContentError(file, id, `"${text}" is no "- **March 2024:** what happened"`)
    }
    return { when: plainLine(file, id, when), what: toInlineHtml(what) }
  })
}

function quote(file: string, { id, tokens }: MarkdownSection): StoryText['quote'] {
  const quotation = tokens.find((token): token is Tokens.Blockquote => token.type === 'blockquote')
  const source = tokens.find(({ type }) => type === 'paragraph')
  const [words, ...more] = quotation?.tokens ?? []
  const [, author, position] =
    /^([^,]+),\s*(.+)$/s.exec(source ? plainText(file, id, source) : '') ?? []
  if (words?.type !== 'paragraph' || more.length > 0 || !author || !position) {
    throw new ContentError(
      file,
      id,
      'needs "> words" in one paragraph and below it "Name Surname, role"',
    )
  }
  const text = plainText(file, id, words).trim().replace(quotationMarks, '')
  return { text, author, position }
}

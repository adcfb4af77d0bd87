import type { Token, Tokens } from 'marked'
import type { Locale } from '../locales/locales.ts'
import { ContentFault } from './content-fault.ts'
import {
  type MarkdownFile,
  type MarkdownSection,
  readMarkdown,
  toHtml,
  toInlineHtml,
} from './markdown.ts'
import { type PageOutline, type SectionShape, sectionShapes } from './page-outline.ts'
import type { PagePart, PageSection, PageText } from './page-text.ts'
import { plainText } from './plain-text.ts'

/** Shortest and longest description that search results show whole (crawlers guide). */
const summaryLength = [70, 160] as const

/**
 * Reads the words of a page: `# name`, a description, then the sections of its outline in order, each
 * with a lead and `### Title {#id}` parts as its kind demands.
 * @throws ContentFault when a section or part is missing, surplus or of another shape
 */
export function parsePage<Outline extends PageOutline>(
  file: string,
  text: string,
  locale: Locale,
  outline: Outline,
): PageText<keyof Outline & string> {
  const markdown = readMarkdown(file, text, locale)
  const found = markdown.sections.map(({ id }) => id)
  const wanted = Object.keys(outline)
  if (found.join() !== wanted.join()) {
    throw new ContentFault(file, 'sections', `are ${found.join(', ')}: write ${wanted.join(', ')}`)
  }
  const sections = markdown.sections.map((section) => {
    const shape: SectionShape = sectionShapes[outline[section.id]!]
    return [section.id, readSection(file, section, shape)]
  })
  return {
    name: markdown.title,
    summary: summaryOf(markdown),
    sections: Object.fromEntries(sections),
  }
}

function summaryOf({ file, opening }: MarkdownFile): string {
  const [summary = '', ...more] = opening
  const [least, most] = summaryLength
  if (more.length > 0 || summary.length < least || summary.length > most) {
    throw new ContentFault(
      file,
      'description',
      `has ${summary.length} characters: write one paragraph of ${least} to ${most}`,
    )
  }
  return summary
}

function readSection(
  file: string,
  { id, title, tokens }: MarkdownSection,
  shape: SectionShape,
): PageSection {
  const firstPart = tokens.findIndex(({ type }) => type === 'heading')
  const opening = firstPart < 0 ? tokens : tokens.slice(0, firstPart)
  const words = wordsOf(file, id, opening)
  const tables = opening.filter((token): token is Tokens.Table => token.type === 'table')
  const section = {
    title,
    lead: words.paragraphs.join(' '),
    list: words.list,
    table: tables.flatMap(({ header, rows }) =>
      [header, ...rows].map((cells) => cells.map(({ text }) => text)),
    ),
    parts: firstPart < 0 ? [] : partsOf(file, tokens.slice(firstPart), shape.parts?.markup),
  }
  checkSection(file, id, section, shape)
  return section
}

function partsOf(file: string, tokens: Token[], markup = false): PagePart[] {
  const parts: { heading: string; tokens: Token[] }[] = []
  for (const token of tokens) {
    if (token.type === 'heading')
      parts.push({ heading: (token as Tokens.Heading).text, tokens: [] })
    else parts.at(-1)!.tokens.push(token)
  }
  return parts.map(({ heading, tokens: body }) => {
    const [, title, id] = /^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(heading) ?? []
    if (!title || !id) {
      throw new ContentFault(file, `heading "${heading}"`, 'has no id: end it with {#some-id}')
    }
    return { id, title, ...wordsOf(file, id, body, markup), html: toHtml(body) }
  })
}

/** Paragraphs and list items, as plain text unless markup is shown. */
function wordsOf(file: string, field: string, tokens: Token[], markup = false) {
  const read = (token: Token) =>
    markup ? toInlineHtml((token as Tokens.Paragraph).text) : plainText(file, field, token)
  return {
    paragraphs: tokens.filter(({ type }) => type === 'paragraph').map(read),
    list: tokens
      .filter((token): token is Tokens.List => token.type === 'list')
      .flatMap(({ items }) => items.map(read)),
  }
}

function checkSection(file: string, id: string, section: PageSection, shape: SectionShape): void {
  const { parts, lead, list, table } = section
  const columns = shape.columns ?? 0
  const fits = (fit: boolean, field: string, fault: string) => {
    if (!fit) throw new ContentFault(file, field, fault)
  }
  fits((lead === '') === (shape.lead === 'none'), id, shape.lead ? 'has no lead' : 'needs a lead')
  fits(list.length > 0 === Boolean(shape.list), id, shape.list ? 'needs a list' : 'has no list')
  fits(table.length > 1 === columns > 0, id, columns ? 'needs a table' : 'has no table')
  fits(
    table.every((row) => row.length === columns),
    id,
    `needs a table of ${columns} columns`,
  )
  fits(parts.length > 0 === Boolean(shape.parts), id, shape.parts ? 'needs parts' : 'has no parts')
  const [least, most] = shape.parts?.paragraphs ?? [0, 0]
  for (const part of parts) {
    const { length } = part.paragraphs
    fits(length >= least && length <= most, part.id, `needs ${least} to ${most} paragraphs`)
    if (shape.parts?.list === 'needed') fits(part.list.length > 0, part.id, 'needs a list')
    if (!shape.parts?.list) fits(part.list.length === 0, part.id, 'has no list')
  }
}

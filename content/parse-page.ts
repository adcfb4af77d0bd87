import type { Token, Tokens } from 'marked'
import type { Locale } from '../locales/locales.ts'
import { ContentError } from './content-error.ts'
import {
  cutAtHeadings,
  isTable,
  type MarkdownFile,
  type MarkdownSection,
  namedHeading,
  readMarkdown,
  toHtml,
  toInlineHtml,
  plainLine,
  plainText,
} from './markdown.ts'
import { checkSearchResult } from './search-result.ts'

/** What the parts of a section hold: paragraphs each, and whether a list follows. */
type PartShape = {
  paragraphs: readonly [least: number, most: number]
  list?: 'needed' | 'allowed'
  /** They are shown with links, stress and tables; otherwise as plain text. */
  markup?: true
}

/** What a section of a page text contains; a section without `parts` has none. */
type SectionShape = {
  lead?: 'none'
  parts?: PartShape
  list?: 'needed'
  /** Number of columns of its table. */
  columns?: number
}

/** Kinds of sections, named after what they show. */
const sectionShapes = {
  heading: {},
  cards: { parts: { paragraphs: [1, 1] } },
  /** The problem, then what is done about it. */
  problems: { parts: { paragraphs: [2, 2] } },
  /** One line, the content, then what belongs to it. */
  services: { parts: { paragraphs: [2, 2], list: 'needed' } },
  /** What it is built on, then the text. */
  solutions: { parts: { paragraphs: [2, 2] } },
  /** The tag, then the text. */
  tags: { parts: { paragraphs: [2, 3], list: 'allowed', markup: true } },
  questions: { parts: { paragraphs: [1, 3], list: 'allowed', markup: true } },
  /** Any content, tables included. */
  details: { parts: { paragraphs: [0, 5], list: 'allowed', markup: true } },
  points: { lead: 'none', list: 'needed' },
  rows: { columns: 3 },
  comparison: { columns: 4 },
  /** Points of a cooperation model. */
  model: { parts: { paragraphs: [1, 1], list: 'allowed' } },
} as const satisfies Record<string, SectionShape>

type SectionKind = keyof typeof sectionShapes

/** Sections of a page text by id, in their order. */
export type PageOutline = Readonly<Record<string, SectionKind>>

/** One titled part of a section. */
export type PagePart = {
  id: string
  title: string
  /** One for each paragraph: plain text, or HTML where the kind allows markup. */
  paragraphs: readonly string[]
  list: readonly string[]
  /** All of it as finished HTML. */
  html: string
}

/** One section of a page text; what its kind does not have is empty. */
export type PageSection = {
  kind: SectionKind
  title: string
  /** Plain text. */
  lead: string
  /** The paragraphs of the lead. */
  opening: readonly string[]
  parts: readonly PagePart[]
  list: readonly string[]
  /** Header and rows of its table. */
  table: readonly (readonly string[])[]
}

/** The words of a page that is an entry of content. */
export type PageText<Id extends string = string> = {
  /** Name in the browser's title and in breadcrumbs. */
  name: string
  /** Description for search results. */
  summary: string
  sections: Readonly<Record<Id, PageSection>>
}

/** Shortest description that says enough, in characters. */
const shortestSummary = 70

/**
 * Reads the words of a page: `# name`, a description, then the sections of its outline in order, each
 * with a lead and `### Title {#id}` parts as its kind demands.
 * @throws ContentError when a section or part is missing, surplus or of another shape, or search
 *   results would cut name or description
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
    throw new ContentError(file, 'sections', `are ${found.join(', ')}: write ${wanted.join(', ')}`)
  }
  const sections = markdown.sections.map((section) => {
    return [section.id, readSection(file, section, outline[section.id]!)] as const
  })
  refuseRepeatedIds(file, sections)
  const name = plainLine(file, 'title', markdown.title)
  const summary = summaryOf(markdown)
  checkSearchResult(file, { title: name, description: summary, field: 'description' })
  return {
    name,
    summary,
    sections: Object.fromEntries(sections) as Record<keyof Outline & string, PageSection>,
  }
}

/** Parts are known by their ids alone: to the entry's icons, to the browser and to addresses. */
function refuseRepeatedIds(file: string, sections: readonly (readonly [string, PageSection])[]) {
  const ids = sections.flatMap(([id, { parts }]) => [id, ...parts.map((part) => part.id)])
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice) throw new ContentError(file, twice, 'stands twice: give each part its own id')
}

function summaryOf({ file, opening }: MarkdownFile): string {
  const [summary = '', ...more] = opening
  if (more.length > 0 || summary.length < shortestSummary) {
    throw new ContentError(
      file,
      'description',
      `has ${summary.length} characters: write one paragraph of at least ${shortestSummary}`,
    )
  }
  return plainLine(file, 'description', summary)
}

function readSection(
  file: string,
  { id, title, tokens }: MarkdownSection,
  kind: SectionKind,
): PageSection {
  const shape: SectionShape = sectionShapes[kind]
  const { opening, parts } = cutAtHeadings(tokens)
  const [table, ...more] = opening.filter(isTable)
  if (more.length > 0) throw new ContentError(file, id, 'takes one table')
  const text = textOf(
    file,
    id,
    opening.filter((token) => !isTable(token)),
  )
  const section = {
    kind,
    title: plainLine(file, id, title),
    lead: text.paragraphs.join(' '),
    opening: text.paragraphs,
    list: text.list,
    table: table ? cellsOf(file, id, table) : [],
    parts: parts.map(({ heading, tokens: below }): PagePart => {
      const named = namedHeading(file, heading)
      const words = textOf(file, named.id, below, shape.parts?.markup)
      return {
        ...named,
        title: plainLine(file, named.id, named.title),
        ...words,
        html: toHtml(below),
      }
    }),
  }
  checkSection(file, id, section, shape)
  return section
}

function cellsOf(file: string, id: string, { header, rows }: Tokens.Table): string[][] {
  return [header, ...rows].map((cells) => cells.map(({ text }) => plainLine(file, id, text)))
}

/** Paragraphs and list items, as plain text and without anything else unless markup is shown. */
function textOf(file: string, field: string, tokens: Token[], markup = false) {
  const lost = tokens.find(({ type }) => type !== 'paragraph' && type !== 'list')
  if (lost && !markup) {
    throw new ContentError(file, field, `holds markup that is not shown: "${lost.raw.trim()}"`)
  }
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
  const fits = (fit: boolean, field: string, error: string) => {
    if (!fit) throw new ContentError(file, field, error)
  }
  fits((lead === '') === (shape.lead === 'none'), id, shape.lead ? 'takes no lead' : 'needs a lead')
  fits(list.length > 0 === Boolean(shape.list), id, shape.list ? 'needs a list' : 'takes no list')
  fits(table.length > 1 === columns > 0, id, columns ? 'needs a table' : 'takes no table')
  fits(
    table.every((row) => row.length === columns),
    id,
    `needs a table of ${columns} columns`,
  )
  fits(
    parts.length > 0 === Boolean(shape.parts),
    id,
    shape.parts ? 'needs parts' : 'takes no parts',
  )
  const [least, most] = shape.parts?.paragraphs ?? [0, 0]
  for (const part of parts) {
    const { length } = part.paragraphs
    fits(length >= least && length <= most, part.id, `needs ${least} to ${most} paragraphs`)
    if (shape.parts?.list === 'needed') fits(part.list.length > 0, part.id, 'needs a list')
    if (!shape.parts?.list) fits(part.list.length === 0, part.id, 'takes no list')
  }
}

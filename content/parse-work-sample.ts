import type { Tokens } from 'marked'
import type { Locale } from '../locales/locales.ts'
import { ContentError } from './content-error.ts'
import {
  isTable,
  type MarkdownFile,
  type MarkdownSection,
  readMarkdown,
  tableScroller,
  toHtml,
  toInlineHtml,
} from './markdown.ts'
import { checkSearchResult, refuseSoftHyphen } from './search-result.ts'
import type { MarginNote, WorkSampleText } from './work-sample.ts'

/**
 * Reads the words of a work sample: `# name`, a description, who writes such a document, when a client gets it and what
 * its drawing says, then its sections. The first, `head`, lists facts; each ends with the note in the margin, a quotation that begins with a
 * bold title.
 * @throws ContentError when a part is missing or has another shape, or search results would cut name or description
 */
export function parseWorkSample(file: string, text: string, locale: Locale): WorkSampleText {
  const markdown = readMarkdown(file, text, locale)
  const [head, ...parts] = markdown.sections
  if (head?.id !== 'head' || parts.length === 0) {
    throw new ContentError(file, 'head', 'must be the first section, and others follow it')
  }
  const { title } = markdown
  const { description, writtenBy, delivered, drawn } = openingOf(markdown)
  refuseSoftHyphen(file, title)
  checkSearchResult(file, { title, description, field: 'description' })
  return {
    title,
    description,
    writtenBy,
    delivered,
    drawn,
    head: { title: head.title, facts: facts(file, head), note: note(file, head) },
    parts: parts.map((section) => ({
      id: section.id,
      title: section.title,
      html: bodyOf(file, section),
      note: note(file, section),
    })),
  }
}

function openingOf({ file, opening: paragraphs }: MarkdownFile) {
  const [description = '', author = '', moment = '', drawing = '', ...more] = paragraphs
  const [writtenBy, delivered, words] = [author, moment, drawing].map((line) => named(line)?.value)
  if (description === '' || !writtenBy || !delivered || !words || more.length > 0) {
    throw new ContentError(
      file,
      'opening',
      'needs a description, "**Written by:** whom", "**You get it:** when" and "**In the drawing:** word · word"',
    )
  }
  return { description, writtenBy, delivered, drawn: words.split(' · ') }
}

/** Name and value of a line such as "**Project:** a portal". */
function named(line: string): { name: string; value: string } | undefined {
  const [, name, value] = /^\*\*([^*]+):\*\*\s+(.+)$/s.exec(line) ?? []
  return name && value ? { name, value } : undefined
}

function facts(file: string, { id, tokens }: MarkdownSection): WorkSampleText['head']['facts'] {
  const list = tokens.find((token): token is Tokens.List => token.type === 'list')
  const found = (list?.items ?? []).map(({ text }) => named(text))
  if (found.length === 0 || found.includes(undefined)) {
    throw new ContentError(file, id, 'needs a list of facts such as "- **Project:** a portal"')
  }
  return found.map((fact) => ({ name: fact!.name, html: toInlineHtml(fact!.value) }))
}

function note(file: string, { id, tokens }: MarkdownSection): MarginNote {
  const quotation = tokens.at(-1)
  const [, title, words] =
    quotation?.type === 'blockquote'
      ? (/^\*\*([^*]+?)\.?\*\*\s+(.+)$/s.exec((quotation as Tokens.Blockquote).text.trim()) ?? [])
      : []
  if (!title || !words) {
    throw new ContentError(file, id, 'needs "> **Title.** Why this part is there" as its end')
  }
  return { title, html: toInlineHtml(words) }
}

function bodyOf(file: string, { id, tokens }: MarkdownSection): string {
  const own = tokens.slice(0, -1)
  if (own.length === 0) throw new ContentError(file, id, 'is a note alone: write the part itself')
  return own
    .map((token) => (isTable(token) ? tableHtml(token) : toHtml([token])))
    .filter((html) => html !== '')
    .join('\n')
}

/**
 * The first cell of a row names it; columns that are aligned to the right hold figures; a bold name is that of a sum. Rows
 * with several columns of words, or with more columns than a phone is wide, become cards there: their cells repeat the
 * names of their columns, and the roles are explicit, since a changed `display` takes them away.
 */
function tableHtml(table: Tokens.Table): string {
  const names = table.header.map(({ text }) => toInlineHtml(text))
  const [, ...others] = table.header
  const cards = others.length > 2 || others.filter(({ align }) => align !== 'right').length > 1
  const role = (name: string) => (cards ? ` role="${name}"` : '')
  const figure = ({ align }: Tokens.TableCell) => (align === 'right' ? ' data-figure' : '')
  const columns = table.header.map(
    (cell, at) => `<th scope="col"${role('columnheader')}${figure(cell)}>${names[at]}</th>`,
  )
  const rows = table.rows.map(([header, ...cells]) => {
    const total = header!.text.startsWith('**') ? ' data-total' : ''
    const values = cells.map((cell, at) => {
      const name = cards ? `<span aria-hidden="true">${names[at + 1]}</span>` : ''
      return `<td${role('cell')}${figure(cell)}>${name}${toInlineHtml(cell.text)}</td>`
    })
    const first = `<th scope="row"${role('rowheader')}>${toInlineHtml(header!.text)}</th>`
    return `<tr${role('row')}${total}>${first}${values.join('')}</tr>`
  })
  const group = role('rowgroup')
  const head = `<thead${group}><tr${role('row')}>${columns.join('')}</tr></thead>`
  const body = `<tbody${group}>${rows.join('')}</tbody>`
  const opening = `<table${role('table')}${cards ? ' data-cards' : ''}>`
  return tableScroller(table, `${opening}${head}${body}</table>`).trim()
}

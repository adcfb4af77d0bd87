import { lexer, Marked, Renderer, type Token, type Tokens, Lexer } from 'marked'
import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import gherkin from 'highlight.js/lib/languages/gherkin'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import pgsql from 'highlight.js/lib/languages/pgsql'
import python from 'highlight.js/lib/languages/python'
import typescript from 'highlight.js/lib/languages/typescript'
import { claimFigure } from './claim-figure.ts'
import { claims, company, legalEntity, postalAddress, telephone } from './company.ts'
import { ContentError } from './content-error.ts'
import { termFigure } from './facts/terms.ts'
import type { Locale } from '../locales/locales.ts'
import { routes, type RouteId } from '../locales/route-table.ts'
import { href } from '../locales/addresses.ts'
import { escapedText } from './html-text.ts'

/** A Markdown file cut at its headings of level two. */
export type MarkdownFile = {
  file: string
  title: string
  /** Paragraphs before the first section. */
  opening: readonly string[]
  sections: readonly MarkdownSection[]
}

export type MarkdownSection = { id: string; title: string; tokens: Token[] }

const tokenTexts = new Map<string, string>([
  ['company', company.name],
  ['email', company.email],
  ['legal-entity', legalEntity.name],
  ['telephone', `[${telephone().shown}](${telephone().href})`],
  ['register-number', legalEntity.registerNumber],
  ['vat-number', legalEntity.vatNumber],
  ...Object.entries(legalEntity.leadership),
  ...Object.entries(company.retention).map(([what, days]) => [`days.${what}`, `${days}`] as const),
])

/**
 * Reads a file: `# title`, paragraphs, then `## Heading {#id}` sections.
 * @throws ContentError for a missing title or id, an unknown token or an unknown route
 */
export function readMarkdown(file: string, text: string, locale: Locale): MarkdownFile {
  const { title, body } = readTitled(file, text, locale)
  const { opening, parts } = cutAtHeadings(body, 2)
  if (opening.some(({ type }) => type !== 'paragraph')) {
    throw new ContentError(file, 'opening', 'holds more than paragraphs: move it into a section')
  }
  return {
    file,
    title,
    opening: opening.map((token) => (token as Tokens.Paragraph).text),
    sections: sectionsOf(file, parts),
  }
}

/**
 * Reads a file of any shape below its `# title`.
 * @throws ContentError for a missing title, an unknown token or an unknown route
 */
export function readTitled(
  file: string,
  text: string,
  locale: Locale,
): { title: string; body: Token[] } {
  const all = lexer(linked(file, filled(file, text, locale), locale)).filter(
    ({ type }) => type !== 'space',
  )
  marked.walkTokens(all, (token) => {
    refuseForeign(file, token)
    refuseUnknownCode(file, token)
  })
  const [first, ...body] = all
  if (first?.type !== 'heading' || first.depth !== 1) {
    throw new ContentError(file, 'title', 'is missing: begin the file with "# Title"')
  }
  return { title: (first as Tokens.Heading).text, body }
}

/** What stands below a heading. */
type MarkdownPart = { heading: string; tokens: Token[] }

/** What stands before the first heading, then each heading with what is below it. */
export function cutAtHeadings(
  body: readonly Token[],
  depth?: number,
): { opening: Token[]; parts: MarkdownPart[] } {
  const opening: Token[] = []
  const parts: MarkdownPart[] = []
  for (const token of body) {
    if (isHeading(token, depth)) parts.push({ heading: token.text, tokens: [] })
    else (parts.at(-1)?.tokens ?? opening).push(token)
  }
  return { opening, parts }
}

function isHeading(token: Token, depth?: number): token is Tokens.Heading {
  return token.type === 'heading' && (depth === undefined || token.depth === depth)
}

const headingId = /\s*\{#([a-z0-9-]+)\}$/

/** A heading without the id that it may end with, and that id. */
export function splitHeading(heading: string): { title: string; id?: string | undefined } {
  return { title: heading.replace(headingId, ''), id: headingId.exec(heading)?.[1] }
}

/**
 * Title and id of a heading that has both.
 * @throws ContentError for one without
 */
export function namedHeading(file: string, heading: string): { title: string; id: string } {
  const { title, id } = splitHeading(heading)
  if (!title || !id) {
    throw new ContentError(file, `heading "${heading}"`, 'has no id: end it with {#some-id}')
  }
  return { title, id }
}

function sectionsOf(file: string, parts: readonly MarkdownPart[]): MarkdownSection[] {
  const sections = parts.map(({ heading, tokens: below }) => ({
    ...namedHeading(file, heading),
    tokens: below,
  }))
  const ids = sections.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice) throw new ContentError(file, twice, 'stands twice: give each section its own id')
  const empty = sections.find((section) => section.tokens.length === 0)
  if (empty) throw new ContentError(file, empty.id, 'is empty: write its text')
  return sections
}

/** `{company}`, the other tokens and `{claim.<id>}` become what `company.ts` says, `{term.<model>.<term>}` what `facts/terms.ts` does. */
function filled(file: string, text: string, locale: Locale): string {
  return text.replace(/\{([^{}#][^{}]*)\}/g, (_, name: string) => {
    const value = tokenTexts.get(name) ?? localText(name, locale)
    if (value === undefined) throw new ContentError(file, `{${name}}`, 'is no known token')
    return value
  })
}

function localText(name: string, locale: Locale): string | undefined {
  if (name === 'postal-address') return postalAddress(locale)
  if (name.startsWith('term.')) return termFigure(name.slice('term.'.length), locale)
  const claim = Object.entries(claims).find(([id]) => `claim.${id}` === name)?.[1]
  return claim && claimFigure(claim, locale).text
}

/** `[text](route:privacy-policy)` becomes the address in the language of the page. */
function linked(file: string, text: string, locale: Locale): string {
  return text.replace(/\]\(([^)]*)\)/g, (link, target: string) => {
    if (/^(#|mailto:|tel:|https:)/.test(target)) return link
    const id = /^route:(.*)$/.exec(target)?.[1] ?? ''
    if (!Object.hasOwn(routes, id) || routes[id as RouteId].path.includes('@')) {
      throw new ContentError(
        file,
        target,
        'is no route: write [text](route:<id of locales/route-families>)',
      )
    }
    return `](${href(id as RouteId, locale)})`
  })
}

function refuseForeign(file: string, { type, raw }: Token): void {
  if (type !== 'html' && type !== 'image') return
  throw new ContentError(
    file,
    raw.trim(),
    'is not allowed: write Markdown without HTML and pictures',
  )
}

function refuseUnknownCode(file: string, token: Token): void {
  const language = token.type === 'code' ? (token as Tokens.Code).lang : undefined
  if (!language || codeLanguages.includes(language)) return
  throw new ContentError(
    file,
    '```' + language,
    `is no known language: name ${codeLanguages.join(', ')} or none`,
  )
}

const marked = new Marked({
  gfm: true,
  renderer: {
    code: ({ text, lang }) => `<pre><code>${highlightedCode(text, lang)}</code></pre>\n`,
    table(token) {
      return tableScroller(token, Renderer.prototype.table.call(this, token))
    },
  },
})

export function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table'
}

/** A table in a box that keyboards can scroll too, named after its columns. */
export function tableScroller({ header }: Pick<Tokens.Table, 'header'>, table: string): string {
  const columns = header.map(({ text }) => toInlineHtml(text).replace(/<[^>]+>/g, ''))
  return `<section tabindex="0" aria-label="${columns.join(', ')}">${table}</section>\n`
}

/** HTML of tokens; the words come from our own files, never from visitors. */
export function toHtml(body: Token[]): string {
  return marked.parser(body).trim()
}

/** HTML of one line without a paragraph around it. */
export function toInlineHtml(text: string): string {
  return marked.parseInline(text, { async: false })
}

/**
 * The words of a paragraph or list item that is shown as plain text.
 * @throws ContentError for links, stress and other markup, which would be lost
 */
export function plainText(file: string, field: string, token: Token): string {
  return plainWords(file, field, (token as Tokens.Paragraph).tokens ?? [])
}

/**
 * The words of a title or another single line that is shown as plain text.
 * @throws ContentError as `plainText` does
 */
export function plainLine(file: string, field: string, line: string): string {
  return plainWords(file, field, Lexer.lexInline(line))
}

function plainWords(file: string, field: string, tokens: Token[]): string {
  const lines = tokens.flatMap((inner) =>
    inner.type === 'text' && 'tokens' in inner ? (inner.tokens ?? inner) : inner,
  )
  const strange = lines.find((inner) => !isPlain(inner))
  if (strange) {
    throw new ContentError(file, field, `holds markup that is not shown: "${strange.raw}"`)
  }
  return lines.map((inner) => (inner as Tokens.Text).text).join('')
}

/** Names of characters such as `&nbsp;` would be shown as they are typed. */
function isPlain({ type, raw }: Token): boolean {
  return type === 'escape' || (type === 'text' && !/&#?\w+;/.test(raw))
}

const grammars = { gherkin, js: javascript, json, python, sh: bash, sql: pgsql, ts: typescript }

for (const [name, grammar] of Object.entries(grammars)) highlighter.registerLanguage(name, grammar)

/** What a fence of Markdown may name; without a name the code stays plain. */
export const codeLanguages = Object.keys(grammars)

/**
 * Code as HTML whose words carry what they are in `data-code`, such as `keyword` or `string`.
 * @param language one of `codeLanguages`, or none
 */
export function highlightedCode(code: string, language: string | undefined): string {
  if (!language) return escapedText(code)
  return highlighter
    .highlight(code, { language })
    .value.replace(/<span class="hljs-([a-z_-]+)[^"]*">/g, '<span data-code="$1">')
    .replace(/<span class="[^"]*">/g, '<span>')
}

import { lexer, Marked, Renderer, type Token, type Tokens } from 'marked'
import { claimFigure } from './claim-figure.ts'
import { claims, company } from './company.ts'
import { ContentError } from './content-error.ts'
import { postalAddress } from './postal-address.ts'
import type { Locale } from '../locales/locales.ts'
import { routes } from '../locales/route-table.ts'
import { href, type RouteId } from '../locales/routes.ts'
import { codeLanguages, highlightedCode } from './highlighted-code.server.ts'

/** A Markdown file cut at its headings of level two. */
export type MarkdownFile = {
  file: string
  title: string
  /** Paragraphs before the first section. */
  opening: readonly string[]
  sections: readonly MarkdownSection[]
}

export type MarkdownSection = { id: string; title: string; tokens: Token[] }

const tokens = new Map<string, string>([
  ['company', company.name],
  ['email', company.email],
  ['legal-entity', company.legalEntity.name],
  ...Object.entries(company.retention).map(([what, days]) => [`days.${what}`, `${days}`] as const),
])

/**
 * Reads a file: `# title`, paragraphs, then `## Heading {#id}` sections.
 * @throws ContentError for a missing title or id, an unknown token or an unknown route
 */
export function readMarkdown(file: string, text: string, locale: Locale): MarkdownFile {
  const { title, body: rest } = readTitled(file, text, locale)
  const firstSection = rest.findIndex(isSectionHeading)
  const opening = firstSection < 0 ? rest : rest.slice(0, firstSection)
  if (opening.some(({ type }) => type !== 'paragraph')) {
    throw new ContentError(file, 'opening', 'holds more than paragraphs: move it into a section')
  }
  return {
    file,
    title,
    opening: opening.map((token) => (token as Tokens.Paragraph).text),
    sections: firstSection < 0 ? [] : sectionsOf(file, rest.slice(firstSection)),
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

function isSectionHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && (token as Tokens.Heading).depth === 2
}

function sectionsOf(file: string, body: Token[]): MarkdownSection[] {
  const sections: MarkdownSection[] = []
  for (const token of body) {
    if (isSectionHeading(token)) {
      const [, title, id] = /^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(token.text) ?? []
      if (!title || !id) {
        throw new ContentError(file, `heading "${token.text}"`, 'has no id: end it with {#some-id}')
      }
      sections.push({ id, title, tokens: [] })
    } else {
      sections.at(-1)!.tokens.push(token)
    }
  }
  const ids = sections.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice) throw new ContentError(file, twice, 'stands twice: give each section its own id')
  const empty = sections.find((section) => section.tokens.length === 0)
  if (empty) throw new ContentError(file, empty.id, 'is empty: write its text')
  return sections
}

/** `{company}`, the other tokens and `{claim.<id>}` become what `company.ts` says. */
function filled(file: string, text: string, locale: Locale): string {
  return text.replace(/\{([^{}#][^{}]*)\}/g, (_, name: string) => {
    const value = tokens.get(name) ?? localText(name, locale)
    if (value === undefined) throw new ContentError(file, `{${name}}`, 'is no known token')
    return value
  })
}

function localText(name: string, locale: Locale): string | undefined {
  if (name === 'postal-address') return postalAddress(locale)
  const claim = Object.entries(claims).find(([id]) => `claim.${id}` === name)?.[1]
  return claim && claimFigure(claim, locale).text
}

/** `[text](route:privacy-policy)` becomes the address in the language of the page. */
function linked(file: string, text: string, locale: Locale): string {
  return text.replace(/\]\(([^)]*)\)/g, (link, target: string) => {
    if (/^(#|mailto:|https:)/.test(target)) return link
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
      return inScroller(token, Renderer.prototype.table.call(this, token))
    },
  },
})

/** A table in a box that keyboards can scroll too, named after its columns. */
function inScroller({ header }: Tokens.Table, table: string): string {
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

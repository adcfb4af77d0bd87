import type { Token } from 'marked'
import { company } from '../../content/company.ts'
import { sourcesOf } from '../../content/cited-sources.server.ts'
import type { SiteFile } from '../../server/contract/site-outputs.ts'
import { namesSampleTerm } from '../../content/facts/terms.ts'
import { splitHeading } from '../../content/markdown.ts'
import { memoizeReader } from '../../locales/memoize-reader.server.ts'
import { translator } from '../../locales/translator.server.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/addresses.ts'
import { withoutSoftHyphens } from '../../locales/formats.ts'
import { readOwnText } from '../registry/own-text.server.ts'
import { markdownPath, type OwnText, type Page } from '../registry/page.ts'
import { findPage, pages } from '../registry/pages.ts'
import { newestDay } from './entry-days.ts'
import { absoluteMarkdown } from './absolute-links.ts'

/** Every page of a language that search engines may list and that says more than a form, as Markdown (https://llmstxt.org). */
export function markdownAlternates(locale: Locale, siteUrl: string): SiteFile[] {
  return markdownTexts(locale, siteUrl).map(({ page, path, body }) => ({
    path,
    text: `${frontMatter(page, siteUrl)}\n\n${body}\n`,
  }))
}

/** All of these texts in one file, each with the address of its page. */
export function llmsFullTxt(locale: Locale, siteUrl: string): SiteFile {
  const texts = markdownTexts(locale, siteUrl).map(
    ({ page, body }) => `${body}\n\n<${siteUrl}${page.path}>`,
  )
  const opening = `# ${company.name}\n\n> ${findPage(locale, 'home')!.description}`
  const text = `${[opening, ...texts].join('\n\n---\n\n')}\n`
  return { path: localizedPath('/llms-full.txt', locale), text }
}

/** The pages that have such a text, with it. */
const markdownTexts = memoizeReader((locale: Locale, siteUrl: string) => {
  const all = pages(locale)
  const text = translator(locale, ['common'])
  const shared = {
    siteUrl,
    sampleMark: text('common.shell.sample-mark'),
    sampleNote: text('common.shell.sample-note'),
    sourceBlocks: ({ folder, slug }: OwnText) => {
      const cited = sourcesOf(folder, slug, locale).map(({ title, url, publisher, asOf }) => {
        const published = text('common.sources.published', { publisher, date: new Date(asOf) })
        return `- [${title}](${url}): ${published}`
      })
      return cited.length > 0 ? [`## ${text('common.sources.title')}`, cited.join('\n')] : []
    },
    indexedByPath: new Map(all.filter(({ indexed }) => indexed).map((page) => [page.path, page])),
  }
  return all.flatMap((page) => {
    const path = markdownPath(page)
    return path ? { page, path, body: bodyOf(page, shared) } : []
  })
})

function frontMatter({ locale, path, entry, days = [] }: Page, siteUrl: string): string {
  const updated = entry ? entry.updated : newestDay(days)
  return [
    '---',
    ...(entry ? [`date: ${entry.published}`] : []),
    ...(updated ? [`updated: ${updated}`] : []),
    `language: ${locale}`,
    `source: ${siteUrl}${path}`,
    '---',
  ].join('\n')
}

type Shared = {
  siteUrl: string
  sampleMark: string
  sampleNote: string
  /** Blocks that list what a text cites. */
  sourceBlocks: (own: OwnText) => string[]
  indexedByPath: ReadonlyMap<string, Page>
}

/** Title, summary and text as the editors wrote them, with tokens and links resolved; then the pages that it lists. */
function bodyOf(page: Page, shared: Shared): string {
  const { siteUrl, sampleMark, sampleNote, sourceBlocks, indexedByPath } = shared
  const { locale, path, sample, ownText, head, kind } = page
  const own = ownText && readOwnText(ownText, locale)
  const [summary, ...rest] = (own && blocksOf(own.body, sampleMark)) ?? [head.description]
  // The excerpt of a post is for cards, and says again what the summary does.
  const more = kind === 'post' ? rest.slice(1) : rest
  const links = (page.listedPaths?.(pages(locale)) ?? []).flatMap((linked) => {
    const found = indexedByPath.get(linked)
    return found ? `- [${found.title}](${markdownPath(found) ?? linked}): ${found.description}` : []
  })
  const blocks = [
    `# ${own?.title ?? head.title}`,
    ...(sample ? [`*${sampleMark}*`] : []),
    `> ${summary}`,
    ...more,
    ...(page.figures?.() ?? []),
    ...(links.length > 0 ? [links.join('\n')] : []),
    ...(ownText ? sourceBlocks(ownText) : []),
    ...(sample ? [`*${sampleNote}*`] : []),
  ]
  return withoutSoftHyphens(
    absoluteMarkdown(blocks.join('\n\n'), { siteUrl, page: siteUrl + path }),
  )
}

/**
 * Tokens as they were written. A heading says that what stands below it names an invented term, and so does a row of a
 * table, as on the page.
 */
function blocksOf(tokens: readonly Token[], mark: string): string[] {
  return tokens.map((token, at) => {
    const text = token.raw.trimEnd()
    if (token.type === 'table') return text.replaceAll(/^.*$/gm, (row) => markedRow(row, mark))
    if (token.type !== 'heading') return text
    // Headings leave the ids that they have on the page.
    const { title } = splitHeading(text)
    return namesSampleTerm(textBelow(tokens, at)) ? `${title} (*${mark}*)` : title
  })
}

/** What stands between a heading and the next one, tables apart, whose rows have marks of their own. */
function textBelow(tokens: readonly Token[], heading: number): string {
  const below = tokens.slice(heading + 1)
  const next = below.findIndex(({ type }) => type === 'heading')
  return below
    .slice(0, next < 0 ? undefined : next)
    .filter(({ type }) => type !== 'table')
    .map(({ raw }) => raw)
    .join('')
}

function markedRow(row: string, mark: string): string {
  return namesSampleTerm(row) ? row.replace(/^\|\s*(.+?)\s*\|/, `| $1 (*${mark}*) |`) : row
}

import { type CrawlerFileKind, crawlerFileKind } from '../../locales/crawler-files.ts'
import { liveLocales, type Locale, localeRecord } from '../../locales/locales.ts'
import { feedSiteFiles } from './feed-files.server.ts'
import { findPage, pages } from '../registry/pages.ts'
import { indexablePages, sitemapFiles } from './sitemap-files.server.ts'
import { llmsFullTxt, markdownAlternates } from './markdown-alternates.server.ts'
import type { SiteFile } from '../../server/contract/site-outputs.ts'
import { company } from '../../content/company.ts'
import { translator } from '../../locales/translator.server.ts'
import { localizedPath } from '../../locales/addresses.ts'
import { indexedGroups, markdownPath } from '../registry/page.ts'

type MakeFiles = (siteUrl: string, today: string) => SiteFile[]

/** What makes the files of each kind. */
const makers: Readonly<Record<CrawlerFileKind, MakeFiles>> = {
  sitemap: (siteUrl, today) => sitemapFiles(indexablePages(siteUrl, today), siteUrl),
  feed: inEveryLanguage(feedSiteFiles),
  llms: inEveryLanguage((locale, siteUrl) => [llmsTxt(locale, siteUrl)]),
  'llms-full': inEveryLanguage((locale, siteUrl) => [llmsFullTxt(locale, siteUrl)]),
  markdown: inEveryLanguage(markdownAlternates),
}

/**
 * Sitemap, feeds, `llms.txt`, pages as Markdown, and all of those in `llms-full.txt`.
 * @param siteUrl public address without a slash at the end
 * @param today such as 2026-11-22
 * @throws ContentError for an entry with a day to come
 */
export function crawlerFiles(siteUrl: string, today: string): SiteFile[] {
  return Object.values(makers).flatMap((make) => make(siteUrl, today))
}

/** One of them by its path, without making the others; undefined when there is no such file. */
export function crawlerFile(path: string, siteUrl: string, today: string): SiteFile | undefined {
  const kind = crawlerFileKind(path)
  return kind && makers[kind](siteUrl, today).find((file) => file.path === path)
}

function inEveryLanguage(make: (locale: Locale, siteUrl: string) => SiteFile[]): MakeFiles {
  return (siteUrl) => liveLocales.flatMap((locale) => make(locale, siteUrl))
}

const llmsPath = '/llms.txt'

/** The main pages of a language with one sentence on each (https://llmstxt.org), as Markdown where there is some. */
export function llmsTxt(locale: Locale, siteUrl: string): SiteFile {
  const text = translator(locale, ['common', 'site-map'])
  const groups = indexedGroups(pages(locale)).map((group) => {
    const main = group.pages.filter(({ repeats }) => !repeats)
    const lines = main.map((page) => {
      const { path, title, description, sample } = page
      const mark = sample ? `${text('common.shell.sample-mark')}. ` : ''
      return `- [${title}](${siteUrl}${markdownPath(page) ?? path}): ${mark}${description}`
    })
    return { heading: `## ${text(`site-map.group.${group.id}`)}`, lines }
  })
  const languages = liveLocales
    .filter((other) => other !== locale)
    .map((other) => `- [${localeRecord(other).name}](${siteUrl}${localizedPath(llmsPath, other)})`)
  const blocks = [
    `# ${company.name}`,
    `> ${findPage(locale, 'home')!.description}`,
    languages.join('\n'),
    ...groups
      .filter(({ lines }) => lines.length > 0)
      .map(({ heading, lines }) => `${heading}\n\n${lines.join('\n')}`),
  ].filter((block) => block !== '')
  return { path: localizedPath(llmsPath, locale), text: `${blocks.join('\n\n')}\n` }
}

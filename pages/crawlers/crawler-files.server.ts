import type { Locale } from '../../locales/locales.ts'
import { feedSiteFiles } from './feed-files.server.ts'
import { liveLocales } from '../registry/pages.ts'
import { indexablePages } from './indexable-pages.server.ts'
import { llmsTxt } from './llms-txt.server.ts'
import { llmsFullTxt, markdownAlternates } from './markdown-alternates.server.ts'
import type { SiteFile } from './site-file.ts'
import { sitemapFiles } from './sitemap-files.ts'

type Kind = {
  /** Paths of the kind. */
  fits: RegExp
  make: (siteUrl: string, today: string) => SiteFile[]
}

/** Every kind of file that programs read beside the pages, in every live language. */
const kinds: readonly Kind[] = [
  {
    fits: /^\/sitemap(-\d+)?\.xml$/,
    make: (siteUrl, today) => sitemapFiles(indexablePages(siteUrl, today), siteUrl),
  },
  { fits: /\/(rss|atom)\.xml$|\/feed\.json$/, make: inEveryLanguage(feedSiteFiles) },
  { fits: /\/llms\.txt$/, make: inEveryLanguage((locale, siteUrl) => [llmsTxt(locale, siteUrl)]) },
  {
    fits: /\/llms-full\.txt$/,
    make: inEveryLanguage((locale, siteUrl) => [llmsFullTxt(locale, siteUrl)]),
  },
  { fits: /\.md$/, make: inEveryLanguage(markdownAlternates) },
]

/**
 * Sitemap, feeds, `llms.txt`, pages as Markdown, and all of those in `llms-full.txt`.
 * @param siteUrl public address without a slash at the end
 * @param today such as 2026-11-22
 * @throws ContentError for an entry with a day to come
 */
export function crawlerFiles(siteUrl: string, today: string): SiteFile[] {
  return kinds.flatMap(({ make }) => make(siteUrl, today))
}

/** One of them by its path, without making the others; undefined when there is no such file. */
export function crawlerFile(path: string, siteUrl: string, today: string): SiteFile | undefined {
  return kinds
    .filter(({ fits }) => fits.test(path))
    .flatMap(({ make }) => make(siteUrl, today))
    .find((file) => file.path === path)
}

function inEveryLanguage(make: (locale: Locale, siteUrl: string) => SiteFile[]): Kind['make'] {
  return (siteUrl) => liveLocales.flatMap((locale) => make(locale, siteUrl))
}

import { feedSiteFiles } from './feed-files.server.ts'
import { indexablePages, liveLocales } from './indexable-pages.server.ts'
import { llmsTxt } from './llms-txt.server.ts'
import { markdownTwins } from './markdown-twins.server.ts'
import type { SiteFile } from './site-file.ts'
import { sitemapFiles } from './sitemap-files.ts'

/**
 * Every file that programs read beside the pages, in every live language: sitemap, feeds, `llms.txt`,
 * Markdown of stories and posts.
 * @param siteUrl public address without a slash at the end
 * @param today such as 2026-11-22
 * @throws ContentFault for an entry with a day to come
 */
export function crawlerFiles(siteUrl: string, today: string): SiteFile[] {
  return [
    ...sitemapFiles(indexablePages(siteUrl, today), siteUrl),
    ...liveLocales().flatMap((locale) => [
      ...feedSiteFiles(locale, siteUrl),
      llmsTxt(locale, siteUrl),
      ...markdownTwins(locale, siteUrl),
    ]),
  ]
}

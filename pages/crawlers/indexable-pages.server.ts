import type { Page } from '../registry/page.ts'
import { indexedGroups } from '../registry/site-map-groups.ts'
import { liveLocales, pages } from '../registry/pages.ts'
import { lastDay, momentOf, refuseDaysToCome } from './entry-days.ts'
import type { SitemapPage } from './sitemap-files.ts'

/**
 * Every page that search engines may list, in every live language, with the day of its text or the newest that it
 * shows.
 * @param today such as 2026-11-22; nothing may be dated later
 * @throws ContentError for a day to come
 */
export function indexablePages(siteUrl: string, today: string): SitemapPage[] {
  return liveLocales.flatMap((locale) => {
    const all = pages(locale)
    refuseDaysToCome(all, today)
    return indexedGroups(all).flatMap((group) => group.pages.map((page) => listed(page, siteUrl)))
  })
}

function listed({ path, days = [] }: Page, siteUrl: string): SitemapPage {
  const day = days.map(lastDay).sort().at(-1)
  return { url: siteUrl + path, ...(day ? { changed: momentOf(day) } : {}) }
}

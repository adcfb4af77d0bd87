import type { Page } from '../registry/page.ts'
import { indexedGroups } from '../registry/site-map-groups.ts'
import { liveLocales, pages } from '../registry/pages.ts'
import { lastDay, momentOf, refuseWrongDays } from './entry-days.ts'
import type { SitemapPage } from './sitemap-files.ts'

/** What dated entries call their day of publishing; other texts have only the day of their last change. */
const published = { post: 'date', story: 'published' } as const

/**
 * Every page that search engines may list, in every live language, with the day of its text or the newest that it
 * shows.
 * @param today such as 2026-11-22; nothing may be dated later
 * @throws ContentError for an entry with a day to come, or changed before it was published
 */
export function indexablePages(siteUrl: string, today: string): SitemapPage[] {
  return liveLocales.flatMap((locale) => {
    const all = pages(locale)
    for (const { entry, text, days = [] } of all) {
      const field = entry ? published[entry.kind] : 'updated'
      if (text) refuseWrongDays(text.kind, field, days, today)
    }
    return indexedGroups(all).flatMap((group) => group.pages.map((page) => listed(page, siteUrl)))
  })
}

function listed({ path, days = [] }: Page, siteUrl: string): SitemapPage {
  const day = days.map(lastDay).sort().at(-1)
  return { url: siteUrl + path, ...(day ? { changed: momentOf(day) } : {}) }
}

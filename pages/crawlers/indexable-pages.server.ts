import { type Locale, locales } from '../../locales/locales.ts'
import { siteMapGroups } from '../site-map-groups.ts'
import { lastChanges } from './last-changes.server.ts'
import type { SitemapPage } from './sitemap-files.ts'

/**
 * Every page that search engines may list, in every live language: what `/sitemap` lists for people.
 * @param today such as 2026-11-22; see `lastChanges`
 * @throws ContentFault for an entry with a day to come
 */
export function indexablePages(siteUrl: string, today: string): SitemapPage[] {
  return liveLocales().flatMap((locale) => {
    const changeOf = lastChanges(locale, today)
    return pathsOf(locale).map((path) => {
      const changed = changeOf(path)
      return { address: siteUrl + path, ...(changed ? { changed } : {}) }
    })
  })
}

/** Languages that search engines may know, in the order of `locales.ts`. */
export function liveLocales(): Locale[] {
  return locales.filter(({ state }) => state === 'live').map(({ code }) => code)
}

function pathsOf(locale: Locale): string[] {
  return siteMapGroups(locale).flatMap(({ links }) => links.map(({ path }) => path))
}

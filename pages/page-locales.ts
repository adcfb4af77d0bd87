import { categoriesOf, pageCount, tagsOf } from '../content/blog-lists.ts'
import { industrySlugs, posts, stories } from '../content/load.server.ts'
import { type Locale, locales } from '../locales/locales.ts'
import type { Entries, RouteRecord } from '../locales/route-record.ts'
import { routes } from '../locales/route-table.ts'
import type { RouteId } from '../locales/routes.ts'
import { indexedFrom } from './blog-list-data.ts'

/** Values of a family's parameter whose pages search engines may list in a language. */
const values: Record<Exclude<Entries, 'hire'>, (locale: Locale) => string[]> = {
  'success-stories': (locale) => stories(locale).map(({ slug }) => slug),
  industries: industrySlugs,
  blog: (locale) => posts(locale).map(({ slug }) => slug),
  'blog-pages': (locale) =>
    Array.from({ length: pageCount(posts(locale)) }, (_, at) => `${at + 1}`).slice(1),
  'blog-categories': (locale) => categoriesOf(posts(locale)).map(({ category }) => category),
  'blog-tags': (locale) =>
    tagsOf(posts(locale))
      .filter(({ count }) => count >= indexedFrom)
      .map(({ slug }) => slug),
}

/**
 * The live languages in which a page exists and may be listed by search engines (crawlers guide 3). Texts
 * of a route are messages, which every live language has; entries of content are written one by one.
 * @param params values for the `@parameters` of the route's path
 */
export function pageLocales(id: RouteId, params: Record<string, string> = {}): Locale[] {
  const { index, entries }: RouteRecord = routes[id]
  if (index !== true) return []
  const live = locales.filter(({ state }) => state === 'live').map(({ code }) => code)
  if (!entries || entries === 'hire') return live
  const [value = ''] = Object.values(params)
  return live.filter((locale) => values[entries](locale).includes(value))
}

import { categoriesOf, pageCount, tagsOf } from '../content/blog-lists.ts'
import { industrySlugs, post, posts, story } from '../content/load.server.ts'
import { type Locale, locales } from '../locales/locales.ts'
import type { Entries, RouteRecord } from '../locales/route-record.ts'
import { routes } from '../locales/route-table.ts'
import type { RouteId } from '../locales/routes.ts'
import { indexedFrom } from './blog-list-data.ts'

/** Whether search engines may list a page of a family in a language, by the value of its parameter. */
const isListed: Record<Entries, (locale: Locale, value: string) => boolean> = {
  'success-stories': (locale, slug) => story(locale, slug) !== undefined,
  industries: (_, slug) => industrySlugs().includes(slug),
  hire: () => true,
  blog: (locale, slug) => post(locale, slug) !== undefined,
  // The first page is the blog itself.
  'blog-pages': (locale, page) => Number(page) > 1 && Number(page) <= pageCount(posts(locale)),
  'blog-categories': (locale, value) =>
    categoriesOf(posts(locale)).some(({ category }) => category === value),
  'blog-tags': (locale, value) =>
    tagsOf(posts(locale)).some(({ slug, count }) => slug === value && count >= indexedFrom),
}

/**
 * The live languages in which a page exists and may be listed by search engines (crawlers guide 3). Texts
 * of a route are messages, which every live language has; entries of content are written one by one.
 * @param params values for the `@parameters` of the route's path
 */
export function listedLocales(id: RouteId, params: Record<string, string> = {}): Locale[] {
  const { index, entries }: RouteRecord = routes[id]
  if (index !== true) return []
  const live = locales.filter(({ state }) => state === 'live').map(({ code }) => code)
  if (!entries) return live
  const [value = ''] = Object.values(params)
  return live.filter((locale) => isListed[entries](locale, value))
}

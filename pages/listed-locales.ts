import { type Locale, localeRecord } from '../locales/locales.ts'
import { routes } from '../locales/route-table.ts'
import type { RouteId } from '../locales/routes.ts'
import { indexedFrom } from './blog-list-data.ts'
import { blogTopics } from './blog-topics.ts'
import { pageLocales } from './page-locales.ts'

/**
 * The live languages in which a page exists and may be listed by search engines (crawlers guide 3).
 * @param params values for the `@parameters` of the route's path
 */
export function listedLocales(id: RouteId, params: Record<string, string> = {}): Locale[] {
  if (routes[id].index !== true) return []
  return pageLocales(id, params)
    .filter((code) => localeRecord(code).state === 'live')
    .filter((code) => id !== 'blog.tag' || hasEnoughPosts(code, params.tag ?? ''))
}

function hasEnoughPosts(locale: Locale, tag: string): boolean {
  return blogTopics(locale).tags.some(({ slug, count }) => slug === tag && count >= indexedFrom)
}

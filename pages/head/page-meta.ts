import type { PageContext } from 'vike/types'
import { fileLocale, type Locale } from '../../locales/locales.ts'
import { routeRecords } from '../../locales/route-table.ts'
import { href, type RouteId } from '../../locales/routes.ts'
import { currentRoute } from '../current-page.ts'
import { type EntryDays, markdownPath } from '../registry/page.ts'
import { findPage, indexedLocales } from '../registry/pages.ts'
import { siteUrl } from '../site-url.ts'

/** What the head says of a page's place on the site. */
export type PageMeta = {
  id: RouteId
  params: Record<string, string>
  locale: Locale
  /** Absolute, without query, hash and slash at the end: the page's canonical address. */
  url: string
  /** The page in each live language in which search engines may list it. */
  versions: readonly { locale: Locale; url: string }[]
  /** Search engines may list the page in this language. */
  indexed: boolean
  /** Path of the page as Markdown. */
  markdown: string | undefined
  /** When a text of its own was published and changed; a sample says nothing of it. */
  article: Pick<EntryDays, 'published' | 'updated'> | undefined
  /** The query of the address says what the page shows: the bare address is the one to list. */
  variant: boolean
}

/** Reads the place of a page off its address; undefined on error pages, which have none. */
export function pageMeta(pageContext: PageContext): PageMeta | undefined {
  const route = currentRoute(pageContext)
  if (!route) return undefined
  const { id, params } = route
  const { locale } = pageContext
  const { query } = routeRecords[id]
  const addressIn = (code: Locale) => siteUrl + href(id, code, params)
  const indexedIn = indexedLocales(id, params)
  const found = findPage(fileLocale(locale), id, params)
  return {
    id,
    params,
    locale,
    url: addressIn(locale),
    versions: indexedIn.map((code) => ({ locale: code, url: addressIn(code) })),
    indexed: indexedIn.includes(locale),
    markdown: found && markdownPath(found),
    article: found?.entry && !found.sample ? found.days?.[0] : undefined,
    variant: Boolean(query?.some((key) => key in pageContext.urlParsed.search)),
  }
}

import type { PageContext } from 'vike/types'
import { fileLocale, type Locale } from '../../locales/locales.ts'
import { routes, type RouteId } from '../../locales/route-table.ts'
import { href } from '../../locales/addresses.ts'
import { currentRoute } from '../current-page.ts'
import type { Page } from '../registry/page.ts'
import { findPage, indexedLocales } from '../registry/pages.ts'
import { siteUrl } from '../site-url.ts'

/** What the head says of a page's place on the site. */
export type PageMeta = {
  id: RouteId
  locale: Locale
  /** With the prefix of the language, without query, hash and slash at the end. */
  path: string
  /** The same as an absolute address: the canonical one. */
  url: string
  /** The page in each live language in which search engines may list it. */
  versions: readonly { locale: Locale; url: string }[]
  /** Search engines may list the page in this language. */
  indexed: boolean
  /** The page as the registry has it, in English where the language is not live; none where only the server knows it. */
  found: Page | undefined
  /** The query of the address says what the page shows: the bare address is the one to list. */
  variant: boolean
}

/** Reads the place of a page off its address; undefined on error pages, which have none. */
export function pageMeta(pageContext: PageContext): PageMeta | undefined {
  const route = currentRoute(pageContext)
  if (!route) return undefined
  const { id, params } = route
  const { locale } = pageContext
  const { query } = routes[id]
  const path = href(id, locale, params)
  const indexedIn = indexedLocales(id, params)
  return {
    id,
    locale,
    path,
    url: siteUrl + path,
    versions: indexedIn.map((code) => ({ locale: code, url: siteUrl + href(id, code, params) })),
    indexed: indexedIn.includes(locale),
    found: findPage(fileLocale(locale), id, params),
    variant: Boolean(query?.some((key) => key in pageContext.urlParsed.search)),
  }
}

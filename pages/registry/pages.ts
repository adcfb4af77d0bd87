import { memoizeReader } from '../../locales/memoize-reader.server.ts'
import { defaultLocale, liveLocales, type Locale, locales } from '../../locales/locales.ts'
import { routes, type RouteId } from '../../locales/route-table.ts'
import { href } from '../../locales/addresses.ts'
import { isPublic } from '../site-url.ts'
import { withoutSoftHyphens } from '../../locales/formats.ts'
import type { Page, PageContent } from './page.ts'
import { pageSource } from './page-sources.ts'

/** All routes, in the order of the route table. */
export const routeIds = Object.keys(routes) as RouteId[]

/**
 * Every page of a language that a build writes, by the order of the route table. Whatever names several pages is made
 * from this list. Pages whose parameter only the server knows, such as the token of a request, are not on it.
 */
export const pages = memoizeReader((locale: Locale): readonly Page[] =>
  routeIds.flatMap((id) => pagesOfRoute(locale, id)),
)

/** The pages of a route in a language: one, or those of a family. */
export function pagesOfRoute(locale: Locale, id: RouteId): readonly Page[] {
  return [...byPath(locale, id).values()]
}

/** Route by route, since an answer needs a few of them. */
const byPath = memoizeReader(
  (locale: Locale, id: RouteId): ReadonlyMap<string, Page> =>
    new Map(
      pageSource(id)?.(locale).map((content) => {
        const page = pageOf(id, locale, asRead(content))
        return [page.englishPath, page]
      }),
    ),
)

/** A page of a language; undefined where nobody has translated it, and for pages that only the server knows. */
export function findPage(
  locale: Locale,
  id: RouteId,
  params: Record<string, string> = {},
): Page | undefined {
  return byPath(locale, id).get(href(id, defaultLocale, params))
}

/** The languages of this build that have a page; a pseudo-locale has those of English. */
export function pageLocales(id: RouteId, params: Record<string, string> = {}): Locale[] {
  const readIn = ({ code, state }: (typeof locales)[number]) =>
    state === 'pseudo' ? defaultLocale : code
  const known = pageSource(id)
    ? locales.filter((locale) => findPage(readIn(locale), id, params))
    : locales
  return known.map(({ code }) => code)
}

/** The live languages in which search engines may list a page. */
export function indexedLocales(id: RouteId, params: Record<string, string> = {}): Locale[] {
  return liveLocales.filter((code) => findPage(code, id, params)?.indexed)
}

function pageOf(id: RouteId, locale: Locale, content: PageContent): Page {
  const { kind, index, path } = routes[id]
  const { params = {}, title, description, head = { title, description } } = content
  return {
    ...content,
    id,
    params,
    locale,
    kind,
    path: href(id, locale, params),
    englishPath: href(id, defaultLocale, params),
    head,
    name: content.name ?? head.title,
    indexed: index === true && !content.noindex && !(content.sample && isPublic),
    repeats: kind === 'list' && path.includes('@'),
  }
}

/** Where a page may divide a word is no part of the word; a share picture divides its heading itself. */
function asRead(content: PageContent): PageContent {
  const plain = <Texts extends object>(texts: Texts): Texts =>
    Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [
        key,
        typeof value === 'string' ? withoutSoftHyphens(value) : value,
      ]),
    ) as Texts
  const { head, offer } = content
  return {
    ...plain(content),
    ...(head ? { head: plain(head) } : {}),
    ...(offer ? { offer: plain(offer) } : {}),
  }
}

/** Paths of all pages that a build writes, language by language, since each language reads its own content. */
export function pagePaths(): string[] {
  return locales.flatMap(({ code }) => pages(code).map(({ path }) => path))
}

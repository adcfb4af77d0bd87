import { feeds } from './feeds.ts'
import { fileLocale, type Locale } from './locales.ts'
import { routes, type RouteId } from './route-table.ts'
import { extractLocale, href, localizedPath, localPaths } from './addresses.ts'

/** What has taken the place of a path, in each language. */
const successors = new Map<string, (locale: Locale) => string>([
  ...Object.entries(routes).flatMap(([id, { from = {} }]) =>
    Object.entries(from).map(
      ([path, params]) => [path, (locale: Locale) => href(id as RouteId, locale, params)] as const,
    ),
  ),
  ...feeds.flatMap(({ path: feed, from }) =>
    from.map(
      (path) => [path, (locale: Locale) => localizedPath(feed, fileLocale(locale))] as const,
    ),
  ),
])

/** Earlier paths of pages, and those at which feeds are looked for, in English. */
export const movedPaths: readonly string[] = [...successors.keys()]

/** The path of a page in one language where it is asked for by that of another. */
const inItsLanguage = new Map(
  localPaths.flatMap(({ locale, english, local }) => {
    const path = localizedPath(english, locale)
    return [
      [`/${locale}${english}`, path],
      [local, path],
    ] as const
  }),
)

/** Where the page or feed of such a path is, in the same language; undefined for any other path. */
export function movedTo(pathname: string): string | undefined {
  const { locale, path } = extractLocale(pathname)
  return inItsLanguage.get(pathname) ?? successors.get(path)?.(locale)
}

/** A page that was removed for good and has no successor. One that has is a `from` of the route table. */
export type GonePage = {
  /** Its whole path, with the prefix of its language. */
  path: string
  /** Day of removal, such as 2026-11-22. */
  date: string
  /** Why nobody will find it again. */
  reason: string
}

/** Removed pages, the latest first. Search engines forget them sooner than unknown ones. */
export const gone: readonly GonePage[] = []

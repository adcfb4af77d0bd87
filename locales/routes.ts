import { defaultLocale, type Locale, locales } from './locales.ts'
import type { RouteRecord } from './route-record.ts'
import { routes } from './route-table.ts'

/** What browsers have of a route (`server/build/vite-plugins/browser-routes.ts`). */
type Address = Pick<RouteRecord, 'path' | 'values' | 'localPaths'>

const records: Readonly<Record<RouteId, Address>> = routes

export type RouteId = keyof typeof routes

/** A route with a `@parameter` whose values a build knows. */
export type FamilyId = {
  [Id in RouteId]: (typeof routes)[Id] extends { onRequest: true }
    ? never
    : (typeof routes)[Id]['path'] extends `${string}@${string}`
      ? Id
      : never
}[RouteId]

/**
 * The only way to make an internal address.
 * @param params values for the `@parameters` of the path
 * @returns path with the locale's prefix, no slash at the end (except `/`)
 * @throws RangeError when a parameter of the path has no value
 */
export function href(id: RouteId, locale: Locale, params: Record<string, string> = {}): string {
  const path = records[id].path.replace(/@(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new RangeError(`Route "${id}" needs a value for "${name}"`)
    return encodeURIComponent(value)
  })
  return localizedPath(path, locale)
}

/** A page whose path in a language is not the English one behind a prefix. */
type LocalPath = { locale: Locale; english: string; local: string }

/** All of these, with the path that each has in its language. */
export const localPaths: readonly LocalPath[] = Object.values(records).flatMap(
  ({ path: english, localPaths: own = {} }) =>
    Object.entries(own).map(([locale, local]) => ({ locale: locale as Locale, english, local })),
)

/** The path of an English one in another language. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${otherPath(locale, path, 'english', 'local')}`
}

function otherPath(
  locale: Locale,
  path: string,
  from: 'english' | 'local',
  to: 'english' | 'local',
): string {
  return localPaths.find((one) => one.locale === locale && one[from] === path)?.[to] ?? path
}

/**
 * Takes the locale off an address and gives the English path. Only known, non-default codes are prefixes: `/xx/…` stays
 * as it is and ends as 404, and the server redirects `/en/…`.
 */
export function extractLocale(pathname: string): { locale: Locale; path: string } {
  const prefix = pathname.split('/')[1]
  const found = locales.find(({ code }) => code === prefix && code !== defaultLocale)
  if (!found) return { locale: defaultLocale, path: pathname }
  const path = pathname.slice(prefix!.length + 1) || '/'
  return { locale: found.code, path: otherPath(found.code, path, 'local', 'english') }
}

/** What each route's path looks like; made once, since every page asks several times. */
const patterns = (Object.keys(routes) as RouteId[]).map((id) => {
  const { path, values } = records[id]
  const names = [...path.matchAll(/@(\w+)/g)].map(([, name]) => name!)
  return { id, names, pattern: new RegExp(`^${path.replace(/@\w+/g, '([^/]+)')}$`), values }
})

/** The route that an English path belongs to, with its parameters; undefined for an unknown path. */
export function matchRoute(
  path: string,
): { id: RouteId; params: Record<string, string> } | undefined {
  for (const { id, names, pattern, values } of patterns) {
    const match = pattern.exec(path)
    if (match && (!values || values.includes(match[1]!))) {
      const params = Object.fromEntries(names.map((name, at) => [name, match[at + 1]!]))
      return { id, params }
    }
  }
  return undefined
}

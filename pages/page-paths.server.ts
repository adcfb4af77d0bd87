import { locales } from '../locales/locales.ts'
import type { RouteRecord } from '../locales/route-record.ts'
import { routes } from '../locales/route-table.ts'
import { localizedPath, matchRoute, type RouteId } from '../locales/routes.ts'
import { familyPaths } from './family-paths.ts'
import { pageLocales } from './page-locales.ts'

const records: Record<RouteId, RouteRecord> = routes

/**
 * Paths of all pages that a build writes, language by language, since each language reads its own content.
 * Pages whose parameter only the server knows, such as the token of a request, have none.
 */
export function pagePaths(): string[] {
  const pages = (Object.keys(routes) as RouteId[]).flatMap(englishPaths).map((path) => {
    const { id, params } = matchRoute(path)!
    return { path, in: new Set(pageLocales(id, params)) }
  })
  return locales.flatMap(({ code }) =>
    pages.filter((page) => page.in.has(code)).map(({ path }) => localizedPath(path, code)),
  )
}

function englishPaths(id: RouteId): string[] {
  const { path, entries } = records[id]
  if (entries) return familyPaths(id)
  return path.includes('@') ? [] : [path]
}

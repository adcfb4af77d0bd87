import { readdirSync } from 'node:fs'
import { type Locale } from '../../locales/locales.ts'
import type { RouteRecord } from '../../locales/route-record.ts'
import { routes } from '../../locales/route-table.ts'
import { localizedPath, matchRoute, type RouteId } from '../../locales/routes.ts'

/** An address that answers with a page, and the route it belongs to. */
export type Address = { id: RouteId; path: string }

/** Every pre-rendered address of one locale, from the route table and the content folders. */
export function addresses(locale: Locale): Address[] {
  return (Object.keys(routes) as RouteId[]).flatMap((id) =>
    pathsOf(routes[id])
      // A page of its own comes before the family whose pattern fits it too.
      .filter((path) => matchRoute(path)?.id === id)
      .map((path) => ({ id, path: localizedPath(path, locale) })),
  )
}

function pathsOf({ path, entries }: RouteRecord): string[] {
  if (!entries) return [path]
  return readdirSync(`content/${entries}`).map((slug) => path.replace(/@\w+/, slug))
}

import { defaultLocale } from '../locales/locales.ts'
import type { RouteRecord } from '../locales/route-record.ts'
import { routes } from '../locales/route-table.ts'
import { href, type RouteId } from '../locales/routes.ts'
import { pageValues } from './page-values.ts'

/**
 * English addresses of all pages of a family, for pre-rendering.
 * @throws RangeError for a route without a parameter
 */
export function familyPaths(id: RouteId): string[] {
  const { path, entries, values }: RouteRecord = routes[id]
  const [, name] = /@(\w+)/.exec(path) ?? []
  if (!entries || !name) throw new RangeError(`Route "${id}" is no family`)
  return (values ?? pageValues[entries](defaultLocale)).map((value) =>
    href(id, defaultLocale, { [name]: value }),
  )
}

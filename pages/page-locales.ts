import { type Locale, locales } from '../locales/locales.ts'
import type { Entries, RouteRecord } from '../locales/route-record.ts'
import { routes } from '../locales/route-table.ts'
import type { RouteId } from '../locales/routes.ts'
import { pageValues } from './page-values.ts'

const known = new Map<string, ReadonlySet<string>>()

/** The languages of this build in which a page exists: entries that nobody translated have none. */
export function pageLocales(id: RouteId, params: Record<string, string> = {}): Locale[] {
  const { entries }: RouteRecord = routes[id]
  const [value] = Object.values(params)
  const codes = locales.map(({ code }) => code)
  if (!entries || value === undefined) return codes
  return codes.filter((code) => valuesOf(entries, code).has(value))
}

/** Content is read once: every page asks. */
function valuesOf(entries: Entries, locale: Locale): ReadonlySet<string> {
  const key = `${entries} ${locale}`
  const values = known.get(key) ?? new Set(pageValues[entries](locale))
  known.set(key, values)
  return values
}

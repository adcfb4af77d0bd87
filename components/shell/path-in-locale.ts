import type { Locale } from '../../locales/locales.ts'
import type { RouteRecord } from '../../locales/route-record.ts'
import { routes } from '../../locales/route-table.ts'
import { href, type RouteId } from '../../locales/routes.ts'
import type { CurrentRoute } from './navigation.ts'

/**
 * Address of the current page in another language, or of the page above it where nobody translated it.
 * @param pageLocales the languages that have the page
 */
export function pathInLocale(
  code: Locale,
  current: CurrentRoute,
  pageLocales: readonly Locale[],
): string {
  if (!current) return href('home', code)
  if (pageLocales.includes(code)) return href(current.id, code, current.params)
  const { parent }: RouteRecord = routes[current.id]
  return href((parent as RouteId | null) ?? 'home', code)
}

import { useIntl } from 'react-intl'
import type { Locale } from '../../locales/locales.ts'
import { href, type RouteId } from '../../locales/routes.ts'

/** Makes internal addresses in the language of the page. */
export function useHref() {
  const locale = useIntl().locale as Locale
  return (id: RouteId, params?: Record<string, string>) => href(id, locale, params)
}

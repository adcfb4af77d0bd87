import { useIntl } from 'react-intl'
import type { Locale } from '../../locales/locales.ts'
import { href, type RouteId } from '../../locales/routes.ts'

/** Makes internal addresses in the language of the page, or in that of what they lead to. */
export function useHref() {
  const locale = useIntl().locale as Locale
  return (id: RouteId, params?: Record<string, string>, language: Locale = locale) =>
    href(id, language, params)
}

import { useIntl } from 'react-intl'
import type { Locale } from '../../locales/locales.ts'

/** The locale of the page. */
export function useLocale(): Locale {
  return useIntl().locale as Locale
}

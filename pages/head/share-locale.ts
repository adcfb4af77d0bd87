import type { Locale } from '../../locales/locales.ts'

/**
 * A language as share previews name it: with the territory where most of its readers live, such as
 * de_DE (https://ogp.me/#optional).
 */
export function shareLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

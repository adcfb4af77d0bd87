import type { Locale } from '../locales/locales.ts'
import { legalEntity } from './company.ts'

/** Where the company is by law, in one line; the country by its name in a language. */
export function postalAddress(locale: Locale): string {
  const { street, postalCode, locality, country } = legalEntity
  return `${street}, ${postalCode} ${locality}, ${new Intl.DisplayNames(locale, { type: 'region' }).of(country)}`
}

import type { Locale } from '../../../locales/locales.ts'

/** A publication that statements of law, standards and research rest on. */
export type CitedSource = {
  /** In the languages that name it differently; others show the English title. */
  title: Readonly<{ en: string } & Partial<Record<Locale, string>>>
  /** A name that stays as it is in every language. */
  publisher: string
  url: `https://${string}`
  /** Day for which the statements hold. */
  asOf: string
}

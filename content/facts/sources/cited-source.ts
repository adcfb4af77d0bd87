import type { Locale } from '../../../locales/locales.ts'

/** In the languages that name it differently; others show the English name. */
type Name = Readonly<{ en: string } & Partial<Record<Locale, string>>>

/** A publication that statements of law, standards and research rest on. */
export type CitedSource = {
  title: Name
  /** A text where the name stays as it is in every language. */
  publisher: string | Name
  url: `https://${string}`
  /** Day for which the statements hold. */
  asOf: string
}

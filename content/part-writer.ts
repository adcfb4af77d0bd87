import { createIntl } from '@formatjs/intl'
import { formatMoneyRange, type MoneyRange, formatTimeOn } from '../locales/formats.ts'
import { formatsOf, type Locale } from '../locales/locales.ts'
import type { MessageValues, RequiredMessageId } from '../locales/messages.d.ts'

/** Catalogs with the words of all parts. */
export const briefCatalogs = [
  'forms',
  'taxonomy',
  'team-cost',
  'hours-together',
  'working-hours',
  'locations',
  'procurement',
  'compare',
] as const

type PartMessageId = Extract<RequiredMessageId, `${(typeof briefCatalogs)[number]}.${string}`>
type Arguments<Id extends PartMessageId> = keyof MessageValues[Id] extends never
  ? []
  : [values: MessageValues[Id]]

/** What writes the parts of a brief in one language: on a page, in a mail, and wherever else they are read. */
export type PartWriter = {
  text: <Id extends PartMessageId>(id: Id, ...values: Arguments<Id>) => string
  /** Joins names: "Warsaw, Kraków and Gdańsk". */
  list: (names: readonly string[]) => string
  /** A range of whole sums: "€26–76". */
  moneyRange: (range: MoneyRange) => string
  /** A moment on the clocks of a zone: "09:00", or "Thu 09:00". */
  timeOn: (at: Date, timeZone: string, weekday: boolean) => string
  locale: Locale
}

/**
 * A writer outside React.
 * @param text messages of the catalogs that the parts need
 */
export function partWriter(locale: Locale, text: PartWriter['text']): PartWriter {
  const intl = createIntl<string>({ locale: formatsOf(locale), messages: {} })
  return {
    text,
    list: (names) => intl.formatList(names),
    moneyRange: (range) => formatMoneyRange(intl, range),
    timeOn: (at, timeZone, weekday) => formatTimeOn(intl, at, timeZone, weekday),
    locale,
  }
}

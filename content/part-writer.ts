import { createIntl } from '@formatjs/intl'
import { formatMoneyRange, type MoneyRange } from '../locales/format-money.ts'
import { formatsOf, type Locale } from '../locales/locales.ts'
import type { MessageValues, RequiredMessageId } from '../locales/messages.d.ts'

/** Catalogs with the words of all parts. */
export const briefCatalogs = ['forms', 'taxonomy', 'team-cost'] as const

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
  }
}

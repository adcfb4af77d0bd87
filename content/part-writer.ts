import type { MoneyRange } from '../locales/format-money.ts'
import type { MessageValues, RequiredMessageId } from '../locales/messages.d.ts'

type Arguments<Id extends RequiredMessageId> = keyof MessageValues[Id] extends never
  ? []
  : [values: MessageValues[Id]]

/** What writes a part of a brief in one language: in a page, in a mail, and wherever else it is read. */
export type PartWriter = {
  text: <Id extends RequiredMessageId>(id: Id, ...values: Arguments<Id>) => string
  /** Joins names: "Warsaw, Kraków and Gdańsk". */
  list: (names: readonly string[]) => string
  /** A range of whole sums: "€26–76". */
  moneyRange: (range: MoneyRange) => string
}

import type { IntlShape } from '@formatjs/intl'

/** A range of sums in a currency by its ISO 4217 code. */
export type MoneyRange = { low: number; high: number; currency: string }

type Formats = Pick<IntlShape<unknown>, 'formatters' | 'formatNumber' | 'locale'>

/** A range of whole sums in the language of some formats, with the currency once: "€26–76", "26–76 €". */
export function formatMoneyRange(intl: Formats, { low, high, currency }: MoneyRange): string {
  const format = intl.formatters.getNumberFormat(intl.locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  const leads = format.formatToParts(low)[0]?.type === 'currency'
  const number = (amount: number) => intl.formatNumber(amount)
  return leads ? `${format.format(low)}–${number(high)}` : `${number(low)}–${format.format(high)}`
}

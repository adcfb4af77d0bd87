import { memoize } from './memoize.ts'

/** A range of sums in a currency by its ISO 4217 code. */
export type MoneyRange = { low: number; high: number; currency: string }

/** A range of whole sums in a language, with the currency once: "€26–76", "26–76 €". */
export function formatMoneyRange(locale: string, { low, high, currency }: MoneyRange): string {
  const [sum, number] = [sumFormat(locale, currency), numberFormat(locale)]
  const leads = sum.formatToParts(low)[0]?.type === 'currency'
  return leads
    ? `${sum.format(low)}–${number.format(high)}`
    : `${number.format(low)}–${sum.format(high)}`
}

const numberFormat = memoize((locale: string) => new Intl.NumberFormat(locale))

const sumFormat = memoize(
  (locale: string, currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
)

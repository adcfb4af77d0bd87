/** A range of sums in a currency by its ISO 4217 code. */
export type MoneyRange = { low: number; high: number; currency: string }

/** A range of whole sums in a language, with the currency once: "€26–76", "26–76 €". */
export function formatMoneyRange(locale: string, { low, high, currency }: MoneyRange): string {
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  const format = new Intl.NumberFormat(locale, options)
  const leads = format.formatToParts(low)[0]?.type === 'currency'
  const number = (amount: number) => new Intl.NumberFormat(locale).format(amount)
  return leads ? `${format.format(low)}–${number(high)}` : `${number(low)}–${format.format(high)}`
}

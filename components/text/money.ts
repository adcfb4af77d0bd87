import { useIntl } from 'react-intl'

/** A range of sums in a currency by its ISO 4217 code. */
export type MoneyRange = { low: number; high: number; currency: string }

/** Formats ranges of whole sums in the language of the page, with the currency once: "€26–76", "26–76 €". */
export function useMoneyRange() {
  const intl = useIntl()
  return ({ low, high, currency }: MoneyRange) => {
    const format = intl.formatters.getNumberFormat(intl.locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    })
    const leads = format.formatToParts(low)[0]?.type === 'currency'
    const number = (amount: number) => intl.formatNumber(amount)
    return leads ? `${format.format(low)}–${number(high)}` : `${number(low)}–${format.format(high)}`
  }
}

/** A sum in a currency by its ISO 4217 code, such as `USD`. */
export type Money = { amount: number; currency: string }

/** Formats sums without cents in the language of the page: "$52,000". */
export function useMoney() {
  const intl = useIntl()
  return ({ amount, currency }: Money) =>
    // Of the language alone: by British customs dollars would be "US$".
    intl.formatters
      .getNumberFormat(intl.locale, { style: 'currency', currency, maximumFractionDigits: 0 })
      .format(amount)
}

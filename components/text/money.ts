import { useIntl } from 'react-intl'
import { formatMoneyRange, type MoneyRange } from '../../locales/formats.ts'

/** Formats ranges of whole sums in the language of the page: "€26–76", "26–76 €". */
export function useMoneyRange() {
  const intl = useIntl()
  return (range: MoneyRange) => formatMoneyRange(intl, range)
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

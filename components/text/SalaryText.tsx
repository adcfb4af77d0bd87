import { useIntl } from 'react-intl'
import { Message } from './Message.tsx'

/**
 * What a developer earns on average, with the year and the publication it comes from; a sample
 * has no publication.
 */
export type Salary = Money & { period: 'year' | 'month'; asOf: number; source?: string }

/** "$52,000 / year (2026)" */
export function SalaryText({ salary }: { salary: Salary }) {
  const money = useMoney()
  const values = { amount: money(salary), asOf: String(salary.asOf) }
  return salary.period === 'year' ? (
    <Message id="country-hero.salary-year" values={values} />
  ) : (
    <Message id="country-hero.salary-month" values={values} />
  )
}

/** A sum in a currency by its ISO 4217 code, such as `USD`. */
type Money = { amount: number; currency: string }

/** Formats sums without cents in the language of the page: "$52,000". */
function useMoney() {
  const intl = useIntl()
  return ({ amount, currency }: Money) =>
    // Of the language alone: by British customs dollars would be "US$".
    intl.formatters
      .getNumberFormat(intl.locale, { style: 'currency', currency, maximumFractionDigits: 0 })
      .format(amount)
}

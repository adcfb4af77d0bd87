import { Message } from './Message.tsx'
import { type Money, useMoney } from './locale-formats.ts'

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

import { rateCard } from './facts/rates.ts'
import type { RateCard } from './schema.ts'
import type { HireCountry, Role } from './taxonomy.ts'

/** From the least to the most that an hour costs, in whole units of the currency. */
export type RateRange = { low: number; high: number } & Pick<
  RateCard,
  'currency' | 'period' | 'sample'
>

/**
 * The range of all levels of some roles, wherever the company hires or in one country.
 * @param roles those that count; all of them by default
 */
export function rateRange(
  { roles, country }: { roles?: readonly Role[]; country?: HireCountry } = {},
  card: RateCard = rateCard,
): RateRange {
  const { currency, period, sample, countryFactors } = card
  const rates = card.rates.filter(({ role }) => !roles || roles.includes(role))
  const factor = (country && countryFactors[country]) ?? 1
  return {
    low: Math.floor(Math.min(...rates.map(({ low }) => low)) * factor),
    high: Math.ceil(Math.max(...rates.map(({ high }) => high)) * factor),
    currency,
    period,
    sample,
  }
}

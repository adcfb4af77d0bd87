import type { CitedSource } from './sources/cited-source.ts'

/** What one unit of the rate card's currency is worth in others, on the day of the source. */
export const exchangeRates = {
  base: 'EUR',
  rates: { EUR: 1, USD: 1.1298, GBP: 0.85373 },
  source: {
    title: {
      en: 'Euro foreign exchange reference rates',
      de: 'Euro-Referenzkurse',
    },
    publisher: 'European Central Bank',
    url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
    asOf: '2026-10-01',
  } satisfies CitedSource,
} as const

/** ISO 4217 codes of the currencies in which a cost can be read. */
export type Currency = keyof typeof exchangeRates.rates

export const currencies = Object.keys(exchangeRates.rates) as Currency[]

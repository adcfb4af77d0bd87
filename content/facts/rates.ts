import type { RateCard } from '../schema.ts'
import type { Role, Skill } from '../taxonomy.ts'
import type { CitedSource } from './sources/cited-source.ts'

/** What an hour of an engineer costs a client: ranges by role and level, and how a country changes them. */
export const rateCard = {
  /** Invented, until the company has replaced the figures by its own. */
  sample: true,
  currency: 'EUR',
  period: 'hour',
  asOf: '2026-11-24',
  rates: [
    { role: 'front-end-developers', level: 'middle', low: 32, high: 42 },
    { role: 'front-end-developers', level: 'senior', low: 42, high: 56 },
    { role: 'front-end-developers', level: 'lead', low: 54, high: 68 },
    { role: 'back-end-developers', level: 'middle', low: 34, high: 44 },
    { role: 'back-end-developers', level: 'senior', low: 44, high: 58 },
    { role: 'back-end-developers', level: 'lead', low: 56, high: 72 },
    { role: 'full-stack-developers', level: 'middle', low: 34, high: 45 },
    { role: 'full-stack-developers', level: 'senior', low: 45, high: 60 },
    { role: 'full-stack-developers', level: 'lead', low: 58, high: 72 },
    { role: 'android-developers', level: 'middle', low: 34, high: 45 },
    { role: 'android-developers', level: 'senior', low: 44, high: 58 },
    { role: 'android-developers', level: 'lead', low: 56, high: 70 },
    { role: 'ios-developers', level: 'middle', low: 34, high: 45 },
    { role: 'ios-developers', level: 'senior', low: 44, high: 58 },
    { role: 'ios-developers', level: 'lead', low: 56, high: 70 },
    { role: 'mobile-developers', level: 'middle', low: 34, high: 45 },
    { role: 'mobile-developers', level: 'senior', low: 44, high: 58 },
    { role: 'mobile-developers', level: 'lead', low: 56, high: 70 },
    { role: 'devops-engineers', level: 'middle', low: 38, high: 48 },
    { role: 'devops-engineers', level: 'senior', low: 48, high: 64 },
    { role: 'devops-engineers', level: 'lead', low: 60, high: 76 },
    { role: 'qa-engineers', level: 'middle', low: 26, high: 34 },
    { role: 'qa-engineers', level: 'senior', low: 34, high: 46 },
    { role: 'qa-engineers', level: 'lead', low: 44, high: 56 },
  ],
  countryFactors: {
    argentina: 0.9,
    croatia: 0.96,
    estonia: 1,
    georgia: 0.84,
    poland: 1,
    romania: 0.94,
    ukraine: 0.9,
  },
} as const satisfies RateCard

/** The role whose rate an engineer with a skill has. */
export const skillRoles: Readonly<Record<Skill, Role>> = {
  'javascript-developers': 'front-end-developers',
  'typescript-developers': 'front-end-developers',
  'react-developers': 'front-end-developers',
  'react-native-developers': 'mobile-developers',
  'dotnet-developers': 'back-end-developers',
  'flutter-developers': 'mobile-developers',
  'golang-developers': 'back-end-developers',
  'node-developers': 'back-end-developers',
  'python-developers': 'back-end-developers',
}

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

import type { TermBand } from '../../../content/compare.ts'
import { sellingFacts } from '../../../content/selling-facts.ts'
import type { ComparedItem } from './compared-item.ts'

const term = (
  title: string,
  value: boolean | string,
  band: TermBand = 'people',
): ComparedItem['terms'][number] => ({ title, value, band, sample: false })

const none = { terms: [], levels: [] } as const
/** Two models with some of their terms. */
export const models: ComparedItem[] = [
  {
    ...none,
    id: 'extend',
    name: 'Extend Your Team',
    path: '/services/staff-augmentation-services',
    description: 'Engineers who work in your team.',
    facts: sellingFacts({ model: 'extend' }),
    terms: [
      term('What you pay for', 'Hours worked', 'money'),
      term('You interview every engineer', true),
    ],
  },
  {
    ...none,
    id: 'outsourcing',
    name: 'Software Development Outsourcing',
    path: '/services/software-development-outsourcing',
    description: 'A result by milestones.',
    facts: sellingFacts({ model: 'outsourcing' }),
    terms: [
      term('What you pay for', 'Accepted milestones', 'money'),
      term('You interview every engineer', false),
    ],
  },
]

/** Two roles whose rates differ at one level. */
export const engineers: ComparedItem[] = (
  ['back-end-developers', 'full-stack-developers'] as const
).map((position) => ({
  ...none,
  id: position,
  name: position,
  path: `/hire/${position}`,
  description: 'They work in your team.',
  facts: sellingFacts({ model: 'extend', roles: [position] }),
  position,
  levels: [
    { level: 'middle', low: 34, high: position === 'back-end-developers' ? 44 : 45 },
    { level: 'senior', low: 44, high: 58 },
    { level: 'lead', low: 56, high: 72 },
  ],
}))

const salary = { amount: 52_000, currency: 'USD', period: 'year', asOf: 2026 } as const
/** Two countries with an ocean between them. */
export const countries: ComparedItem[] = [
  {
    ...none,
    id: 'poland',
    name: 'Poland',
    path: '/hire/poland',
    description: 'Engineers in four cities.',
    facts: sellingFacts({ model: 'extend', country: 'poland' }),
    country: {
      id: 'poland',
      cities: ['warsaw', 'krakow'],
      strengths: {},
      factor: 1,
      salary,
      timeZone: 'Europe/Warsaw',
    },
  },
  {
    ...none,
    id: 'argentina',
    name: 'Argentina',
    path: '/hire/argentina',
    description: 'Engineers in the working day of both Americas.',
    facts: sellingFacts({ model: 'extend', country: 'argentina' }),
    country: {
      id: 'argentina',
      cities: ['buenos-aires'],
      strengths: {},
      factor: 0.9,
      salary,
      timeZone: 'America/Argentina/Buenos_Aires',
    },
  },
]

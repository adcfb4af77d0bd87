import { sellingFacts } from '../../../content/selling-facts.ts'
import type { Examples } from '../../examples.ts'
import type { ComparedItem } from './compared-item.ts'
import { Comparison } from './Comparison.tsx'
import type { Choice } from './ComparisonForm.tsx'

const choices: readonly Choice[] = [
  {
    kind: 'model',
    items: [
      { id: 'extend', name: 'Extend Your Team' },
      { id: 'build', name: 'Build Your Dedicated Team' },
      { id: 'outsourcing', name: 'Software Development Outsourcing' },
    ],
  },
  {
    kind: 'service',
    items: [
      { id: 'web-development', name: 'Web development' },
      { id: 'mobile-development', name: 'Mobile development' },
      { id: 'devops', name: 'DevOps' },
    ],
  },
  {
    kind: 'engineers',
    items: [
      { id: 'back-end-developers', name: 'Back-end developers' },
      { id: 'full-stack-developers', name: 'Full-stack developers' },
      { id: 'react-developers', name: 'React' },
    ],
  },
  {
    kind: 'country',
    items: [
      { id: 'poland', name: 'Poland' },
      { id: 'georgia', name: 'Georgia' },
      { id: 'argentina', name: 'Argentina' },
    ],
  },
]

const none = { terms: [], levels: [] } as const
const models: ComparedItem[] = [
  {
    ...none,
    id: 'extend',
    name: 'Extend Your Team',
    path: '/services/staff-augmentation-services',
    description: 'Engineers who work in your team.',
    facts: sellingFacts({ model: 'extend' }),
    terms: [
      { title: 'What you pay for', value: 'Hours worked' },
      { title: 'You interview every engineer', value: true },
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
      { title: 'What you pay for', value: 'Accepted milestones' },
      { title: 'You interview every engineer', value: false },
    ],
  },
]

const engineers: ComparedItem[] = (['back-end-developers', 'full-stack-developers'] as const).map(
  (position) => ({
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
  }),
)

const salary = { amount: 52_000, currency: 'USD', period: 'year', asOf: 2026 } as const
const countries: ComparedItem[] = [
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
      factor: 0.9,
      salary,
      timeZone: 'America/Argentina/Buenos_Aires',
    },
  },
]

const shown = { choices, day: '2026-01-15' }

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  namespaces: [
    'compare',
    'first-screen',
    'comparison-table',
    'team-cost',
    'working-hours',
    'country-hero',
    'cities',
    'taxonomy',
  ],
  examples: {
    'nothing chosen': <Comparison kind={undefined} items={[]} changes={['unknown']} {...shown} />,
    'one left': (
      <Comparison
        kind="country"
        items={countries.slice(0, 1)}
        changes={['twice', 'kinds', 'more']}
        {...shown}
      />
    ),
    models: <Comparison kind="model" items={models} changes={[]} {...shown} />,
    engineers: <Comparison kind="engineers" items={engineers} changes={[]} {...shown} />,
    countries: <Comparison kind="country" items={countries} changes={[]} {...shown} />,
  },
}

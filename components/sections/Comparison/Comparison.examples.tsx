import type { Examples } from '../../examples.ts'
import { countries, engineers, models } from './compared-items.fixture.ts'
import { ComparedPlates, Comparison } from './Comparison.tsx'
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

const shown = { choices, day: '2026-01-15' }

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  catalogs: [
    'compare',
    'first-screen',
    'comparison-table',
    'team-cost',
    'working-hours',
    'country-hero',
    'cities',
    'taxonomy',
    'plates',
  ],
  examples: {
    'nothing chosen': <Comparison kind={undefined} items={[]} changes={['unknown']} {...shown} />,
    'nothing asked for': <Comparison kind={undefined} items={models} changes={[]} {...shown} />,
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
    'drawings, one of them shared': (
      <>
        <Comparison kind="engineers" items={engineers} changes={[]} {...shown} />
        <ComparedPlates
          plates={[
            {
              name: 'Front-end developers',
              path: '/hire/front-end-developers',
              plate: 'tree-search',
            },
            {
              name: 'Back-end developers',
              path: '/hire/back-end-developers',
              plate: 'versions-api',
            },
            { name: 'React developers', path: '/hire/react-developers', plate: 'tree-search' },
          ]}
        />
      </>
    ),
  },
}

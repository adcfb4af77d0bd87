import type { Examples } from '../../examples.ts'
import { choices, countries, engineers, models } from './compared-items.fixture.ts'
import { Comparison } from './Comparison.tsx'

const day = '2026-01-15'

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
    'nothing chosen': (
      <Comparison kind={undefined} items={[]} changes={['unknown']} {...{ choices, day }} />
    ),
    'one left': (
      <Comparison
        kind="country"
        items={countries.slice(0, 1)}
        changes={['twice', 'kinds', 'more']}
        {...{ choices, day }}
      />
    ),
    models: <Comparison kind="model" items={models} changes={[]} {...{ choices, day }} />,
    engineers: <Comparison kind="engineers" items={engineers} changes={[]} {...{ choices, day }} />,
    countries: <Comparison kind="country" items={countries} changes={[]} {...{ choices, day }} />,
  },
}

import type { Examples } from '../../examples.ts'
import { CompareChoice } from './CompareChoice.tsx'

const places = [
  { id: 'poland', name: 'Poland' },
  { id: 'georgia', name: 'Georgia' },
  { id: 'croatia', name: 'Croatia' },
  { id: 'estonia', name: 'Estonia' },
]

export const examples: Examples = {
  rows: [],
  catalogs: ['compare'],
  examples: {
    'one kind': <CompareChoice groups={[{ kind: 'country', items: places }]} />,
    'two kinds': (
      <CompareChoice
        groups={[
          {
            kind: 'engineers',
            items: [
              { id: 'qa-engineers', name: 'QA engineers' },
              { id: 'react-developers', name: 'React' },
            ],
          },
          { kind: 'country', items: places },
        ]}
      />
    ),
  },
}

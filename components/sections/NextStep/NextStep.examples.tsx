import type { Examples } from '../../examples.ts'
import { NextStep } from './NextStep.tsx'

export const examples: Examples = {
  rows: [],
  namespaces: ['stories'],
  examples: {
    usual: <NextStep copy="stories.next" />,
    'to another page': (
      <NextStep
        copy="stories.next"
        action={{ href: '/service-finder', label: 'Open the service finder' }}
      />
    ),
  },
}

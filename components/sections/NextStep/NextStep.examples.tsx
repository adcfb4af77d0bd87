import type { Examples } from '../../examples.ts'
import { NextStep } from './NextStep.tsx'

export const examples: Examples = {
  rows: [],
  catalogs: ['claims-table'],
  examples: {
    usual: <NextStep copy="claims-table.next" />,
    'to another page': (
      <NextStep
        copy="claims-table.next"
        action={{ href: '/service-finder', label: 'Open the service finder' }}
      />
    ),
    'inside a page': <NextStep copy="claims-table.next" tone="buff" />,
  },
}

import type { Examples } from '../examples.ts'
import { FreeDevelopersCount } from './FreeDevelopers.tsx'

export const examples: Examples = {
  rows: [],
  widget: true,
  namespaces: ['availability'],
  examples: {
    usual: <FreeDevelopersCount free={42} total={3000} />,
    'one developer': <FreeDevelopersCount free={1} total={3000} />,
    'all of many': <FreeDevelopersCount free={31250} total={31250} />,
  },
}

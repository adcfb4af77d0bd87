import type { Examples } from '../examples.ts'
import { FreeDevelopersCount, FreeText, TotalText } from './FreeDevelopers.tsx'

const count = (free: number, total: number, sample?: boolean) => (
  <FreeDevelopersCount
    free={<FreeText free={free} />}
    total={<TotalText total={total} />}
    sample={sample}
  />
)

export const examples: Examples = {
  rows: [],
  widget: true,
  catalogs: ['availability'],
  examples: {
    usual: count(42, 3000),
    invented: count(42, 3000, true),
    'one developer': count(1, 3000),
    'all of many': count(31_250, 31_250),
  },
}

import type { Examples } from '../../examples.ts'
import { ClaimsStrip } from './ClaimsStrip.tsx'

export const examples: Examples = {
  rows: ['S-51'],
  namespaces: ['claims', 'home'],
  examples: {
    usual: <ClaimsStrip copy="home.claims" />,
  },
}

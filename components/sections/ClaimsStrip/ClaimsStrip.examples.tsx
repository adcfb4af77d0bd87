import type { Examples } from '../../examples.ts'
import { ClaimsStrip } from './ClaimsStrip.tsx'

export const examples: Examples = {
  rows: ['S-51'],
  namespaces: ['about', 'claims'],
  examples: { usual: <ClaimsStrip copy="about.claims" /> },
}

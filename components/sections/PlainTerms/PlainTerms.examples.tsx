import type { Examples } from '../../examples.ts'
import { PlainTerms } from './PlainTerms.tsx'

const copy = { title: 'Contract terms in plain words', lead: 'What counts is the contract.' }

export const examples: Examples = {
  rows: [],
  namespaces: ['procurement'],
  examples: { usual: <PlainTerms copy={copy} picture={null} /> },
}

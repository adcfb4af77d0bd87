import type { Examples } from '../../examples.ts'
import { ContractTerms } from './ContractTerms.tsx'

const copy = { title: 'Contract terms in plain words', lead: 'What counts is the contract.' }

export const examples: Examples = {
  rows: [],
  namespaces: ['procurement'],
  examples: { usual: <ContractTerms copy={copy} picture={null} /> },
}

import type { Examples } from '../../examples.ts'
import { PlainTerms } from './PlainTerms.tsx'

const copy = { title: 'Contract terms in plain words', lead: 'What counts is the contract.' }

const clauses = {
  minimum: { number: 31, section: 'duration' },
  trial: { number: 32, section: 'duration' },
  notice: { number: 33, section: 'duration' },
  price: { number: 34, section: 'payment' },
  invoices: { number: 35, section: 'payment' },
  rights: { number: 36, section: 'results' },
  liability: { number: 37, section: 'liability' },
  people: { number: 38, section: 'liability' },
  law: { number: 39, section: 'liability' },
}

export const examples: Examples = {
  rows: [],
  namespaces: ['procurement'],
  examples: { usual: <PlainTerms copy={copy} clauses={clauses} picture={null} /> },
}

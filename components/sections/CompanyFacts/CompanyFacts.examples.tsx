import type { Examples } from '../../examples.ts'
import { CompanyFacts } from './CompanyFacts.tsx'

export const examples: Examples = {
  rows: [],
  namespaces: ['contact'],
  examples: { usual: <CompanyFacts copy="contact.company" /> },
}

import type { Examples } from '../../examples.ts'
import { CompanyFacts, EngineerLocations } from './CompanyFacts.tsx'

export const examples: Examples = {
  rows: [],
  catalogs: ['contact', 'locations'],
  examples: {
    'facts, usual': <CompanyFacts copy="contact.company" />,
    'locations, usual': <EngineerLocations copy="contact.locations" />,
  },
}

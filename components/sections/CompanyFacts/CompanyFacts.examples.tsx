import type { Examples } from '../../examples.ts'
import { CompanyFacts, EngineerLocations } from './CompanyFacts.tsx'

export const examples: Examples = {
  rows: [],
  namespaces: ['contact', 'locations'],
  examples: {
    'facts, usual': <CompanyFacts copy="contact.company" />,
    'locations, usual': <EngineerLocations copy="contact.locations" />,
    'locations, with a lead': (
      <EngineerLocations
        copy={{ 'counted-title': 'From north to south' }}
        lead="Most of these towns share the working hours of Central Europe."
      />
    ),
  },
}

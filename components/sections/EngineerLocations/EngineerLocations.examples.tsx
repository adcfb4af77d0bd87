import type { Examples } from '../../examples.ts'
import { EngineerLocations } from './EngineerLocations.tsx'

export const examples: Examples = {
  rows: [],
  namespaces: ['contact', 'locations'],
  examples: {
    usual: <EngineerLocations copy="contact.locations" />,
    'with a lead': (
      <EngineerLocations
        copy={{ 'counted-title': 'From north to south' }}
        lead="Most of these towns share the working hours of Central Europe."
      />
    ),
  },
}

import type { Examples } from '../../examples.ts'
import { EngineerLocations } from './EngineerLocations.tsx'

export const examples: Examples = {
  rows: [],
  namespaces: ['locations', 'contact'],
  examples: {
    usual: <EngineerLocations copy="contact.locations" />,
  },
}

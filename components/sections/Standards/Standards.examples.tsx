import type { Examples } from '../../examples.ts'
import { Standards } from './Standards.tsx'

export const examples: Examples = {
  rows: ['S-50'],
  namespaces: ['standards'],
  examples: {
    usual: <Standards copy="standards.section" />,
    'one group': <Standards copy="standards.section" groups={['management-systems']} />,
  },
}

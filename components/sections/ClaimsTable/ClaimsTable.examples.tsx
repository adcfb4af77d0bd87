import type { Examples } from '../../examples.ts'
import { ClaimsTable } from './ClaimsTable.tsx'

export const examples: Examples = {
  rows: ['S-51'],
  catalogs: ['claims', 'claims-table'],
  examples: {
    usual: <ClaimsTable copy="claims-table.table" />,
  },
}

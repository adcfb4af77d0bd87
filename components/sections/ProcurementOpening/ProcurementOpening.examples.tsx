import type { Examples } from '../../examples.ts'
import { ProcurementOpening } from './ProcurementOpening.tsx'

export const examples: Examples = {
  rows: [],
  catalogs: ['procurement', 'claims'],
  bringsTitle: true,
  examples: {
    usual: (
      <ProcurementOpening
        copy={{
          title: 'Everything supplier due diligence asks for, on one page',
          lead: 'Read it, tick it and take it with you.',
        }}
      />
    ),
  },
}

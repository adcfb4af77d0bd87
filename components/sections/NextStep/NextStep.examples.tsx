import type { Examples } from '../../examples.ts'
import { NextStep } from './NextStep.tsx'

export const examples: Examples = {
  rows: [],
  namespaces: ['claims-table'],
  examples: { usual: <NextStep copy="claims-table.next" /> },
}

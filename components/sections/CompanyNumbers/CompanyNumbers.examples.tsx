import type { Examples } from '../../examples.ts'
import { CompanyNumbers } from './CompanyNumbers.tsx'

export const examples: Examples = {
  rows: ['S-31'],
  namespaces: ['claims', 'home'],
  examples: {
    usual: <CompanyNumbers copy="home.numbers" />,
  },
}

import type { Examples } from '../../examples.ts'
import { CompanyNumbers } from './CompanyNumbers.tsx'

export const examples: Examples = {
  rows: ['S-31'],
  catalogs: ['claims'],
  examples: {
    usual: <CompanyNumbers copy="claims.numbers" />,
    untitled: <CompanyNumbers copy="claims.numbers" untitled />,
    'with a lead': (
      <CompanyNumbers
        copy="claims.numbers"
        lead="Whoever counts differently gets other numbers, so each of them leads to its definition."
      />
    ),
  },
}

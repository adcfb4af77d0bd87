import type { Examples } from '../../examples.ts'
import { CompanyNumbers } from './CompanyNumbers.tsx'

export const examples: Examples = {
  rows: ['S-31'],
  namespaces: ['home', 'claims'],
  examples: {
    usual: <CompanyNumbers copy="home.numbers" />,
    'with a lead': (
      <CompanyNumbers
        copy="home.numbers"
        lead="Whoever counts differently gets other numbers, so each of them leads to its definition."
      />
    ),
  },
}

import type { Examples } from '../../examples.ts'
import { PageOpening } from './PageOpening.tsx'

export const examples: Examples = {
  rows: [],
  catalogs: [],
  examples: {
    usual: (
      <PageOpening
        copy={{
          title: 'Charts drawn by people who sailed there',
          lead: 'Every sheet names its soundings and the year in which they were taken. Where nobody has measured, the sheet says so.',
        }}
      />
    ),
    'shortest words': <PageOpening copy={{ title: 'Charts', lead: 'All of them.' }} />,
    'longest words': (
      <PageOpening
        copy={{
          title:
            'Donaudampfschifffahrtsgesellschaften and other companies that sail on inland waters',
          lead: 'A lead that goes on for longer than anybody planned, because it was translated. '.repeat(
            4,
          ),
        }}
      />
    ),
  },
}

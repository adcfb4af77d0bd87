import type { Examples } from '../../examples.ts'
import { HowItStarts } from './HowItStarts.tsx'

export const examples: Examples = {
  rows: [],
  catalogs: ['how-it-starts'],
  examples: {
    usual: <HowItStarts copy="how-it-starts.section" />,
    longest: (
      <HowItStarts
        copy={{
          title: 'From the first message to software that your users can try',
          lead: 'Six weeks is what it takes when the contract is signed within a week of our offer and when the accounts, the hardware and the people on your side are there on the first day.',
        }}
      />
    ),
  },
}

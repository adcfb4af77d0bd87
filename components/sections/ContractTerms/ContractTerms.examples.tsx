import type { Examples } from '../../examples.ts'
import { ContractPlate } from '../ExplainingPlate/ContractPlate.tsx'
import { ContractTerms } from './ContractTerms.tsx'

const copy = {
  title: 'What the charter says',
  lead: 'Three sentences stand in every draft that we send to a harbour.',
}

const points = [
  { title: 'Free if it does not fit', text: 'Say so in time, and the first weeks are not billed.' },
  { title: 'Hours worked', text: 'Leave is never billed.' },
  { title: 'Your code', text: 'Yours as soon as it is written.' },
]

const long = {
  title: 'Who pays for the overlap when somebody leaves',
  text: 'We do: leaver and successor work on the same tickets until the successor does them alone. '.repeat(
    3,
  ),
}

const picture = <ContractPlate />

export const examples: Examples = {
  rows: [],
  namespaces: ['plates'],
  examples: {
    usual: <ContractTerms copy={copy} points={points} picture={picture} />,
    longest: <ContractTerms copy={copy} points={[long, ...points]} picture={picture} />,
  },
}

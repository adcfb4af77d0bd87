import type { Examples } from '../../examples.ts'
import { ContractPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
import { ContractTerms } from './ContractTerms.tsx'
import { PlainTerms } from './PlainTerms.tsx'

const pointsCopy = {
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

const copy = { title: 'Contract terms in plain words', lead: 'What counts is the contract.' }

const clauses = {
  minimum: { number: 31, section: 'duration' },
  trial: { number: 32, section: 'duration' },
  notice: { number: 33, section: 'duration' },
  price: { number: 34, section: 'payment' },
  invoices: { number: 35, section: 'payment' },
  rights: { number: 36, section: 'results' },
  liability: { number: 37, section: 'liability' },
  people: { number: 38, section: 'liability' },
  law: { number: 39, section: 'liability' },
}

export const examples: Examples = {
  rows: [],
  catalogs: ['procurement', 'plates'],
  examples: {
    'terms, usual': <PlainTerms copy={copy} clauses={clauses} picture={null} />,
    'points, usual': <ContractTerms copy={pointsCopy} points={points} picture={picture} />,
    'points, longest': (
      <ContractTerms copy={pointsCopy} points={[long, ...points]} picture={picture} />
    ),
  },
}

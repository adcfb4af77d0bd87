import type { Examples } from '../../examples.ts'
import { ExplainingPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
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

const marks = [
  { when: 'day 1', title: 'First working day', text: 'Every login was tested.', band: 'trial' },
  { when: 'week 2', title: 'Free if it does not fit', text: 'Stop by then.', band: 'run' },
  { when: 'any day', title: 'You give notice', text: 'One month.', act: true, band: 'notice' },
  { when: 'last day', title: 'Access closed', text: 'Copies erased.' },
] as const

const picture = (
  <ExplainingPlate
    plate={{ kind: 'contractTimeline', data: { marks } }}
    caption={{ title: 'From first day to last', note: 'One engineer in your team.' }}
    sample
  />
)

export const examples: Examples = {
  rows: [],
  namespaces: ['plates'],
  examples: {
    usual: <ContractTerms copy={copy} points={points} picture={picture} />,
    longest: <ContractTerms copy={copy} points={[long, ...points]} picture={picture} />,
  },
}

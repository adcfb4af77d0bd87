import type { Examples } from '../../examples.ts'
import { BeforeAfter } from './BeforeAfter.tsx'

const intro =
  '<p>All figures come from the client’s own monitoring, the month before the first release and the month a year later.</p>'

const changes = [
  { topic: 'Report ready after', before: '41 minutes', after: '6 minutes' },
  { topic: 'Reports corrected by hand', before: '12%', after: '1.8%' },
  { topic: 'Releases in a month', before: '1', after: '9' },
  { topic: 'Support calls in a week', before: '64', after: '17' },
]

const longChange = {
  topic:
    'Time between the first complaint of a customer and the moment in which somebody knows why',
  before:
    'Two working days, since the logs of four systems were read by hand and compared in a spreadsheet',
  after: 'Five minutes',
}

export const examples: Examples = {
  rows: ['S-26'],
  catalogs: ['stories'],
  examples: {
    usual: <BeforeAfter copy="stories.result" intro={intro} rows={changes} />,
    'with what did not change': (
      <BeforeAfter
        copy="stories.result"
        rows={changes}
        unchanged="Reporting time of users who dictate"
      />
    ),
    'one row': <BeforeAfter copy="stories.result" intro={intro} rows={changes.slice(0, 1)} />,
    longest: (
      <BeforeAfter copy="stories.result" intro={intro.repeat(3)} rows={[longChange, ...changes]} />
    ),
  },
}

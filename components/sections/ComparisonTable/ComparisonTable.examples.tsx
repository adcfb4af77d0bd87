import type { Examples } from '../../examples.ts'
import { BeforeAfter, type ComparisonRow, ComparisonTable } from './ComparisonTable.tsx'

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

const options = [
  { id: 'helmwright', title: 'Helmwright' },
  { id: 'in-house', title: 'In-house' },
  { id: 'freelancers', title: 'Freelancers' },
]

const rows: readonly ComparisonRow[] = [
  { id: 'start', title: 'Time to first commit', cells: ['1–3 weeks', '2–4 months', '1–2 weeks'] },
  {
    id: 'effort',
    title: 'Hiring effort on your side',
    cells: ['Two interviews', 'Full recruiting cycle', 'You screen every profile'],
  },
  { id: 'replacement', title: 'Replacement covered', cells: [true, false, false] },
  { id: 'equipment', title: 'Equipment, taxes, leave', cells: ['Included', 'Your cost', false] },
  { id: 'code', title: 'Code is yours from the first commit', cells: [true, true, true] },
  {
    id: 'contract',
    title: 'Contract',
    cells: ['One, with one company', 'One for each employee', 'One for each person'],
  },
]

const long: ComparisonRow = {
  id: 'long',
  title: 'What happens to the knowledge when somebody leaves in the middle of a release',
  cells: [
    'The successor overlaps for ten working days, reads the decision records and takes over the tickets before the leaver goes',
    true,
    'It leaves',
  ],
}

export const examples: Examples = {
  rows: ['S-25', 'S-26'],
  namespaces: ['comparison-table', 'stories'],
  examples: {
    'options, usual': (
      <ComparisonTable
        copy="comparison-table.section"
        options={options}
        rows={rows}
        emphasis="helmwright"
      />
    ),
    'options, two options, the last one stands out': (
      <ComparisonTable
        copy="comparison-table.section"
        options={options.slice(0, 2)}
        rows={rows.map((row) => ({ ...row, cells: row.cells.slice(0, 2) }))}
        emphasis="in-house"
      />
    ),
    'options, one criterion': (
      <ComparisonTable
        copy="comparison-table.section"
        options={options}
        rows={rows.slice(2, 3)}
        emphasis="helmwright"
      />
    ),
    'options, none stands out': (
      <ComparisonTable copy="comparison-table.section" options={options} rows={rows} />
    ),
    'options, longest': (
      <ComparisonTable
        copy="comparison-table.section"
        options={options}
        rows={[long, ...rows]}
        emphasis="helmwright"
      />
    ),

    'change, usual': <BeforeAfter copy="stories.result" intro={intro} rows={changes} />,
    'change, with what did not change': (
      <BeforeAfter
        copy="stories.result"
        rows={changes}
        unchanged="Reporting time of users who dictate"
      />
    ),
    'change, one row': (
      <BeforeAfter copy="stories.result" intro={intro} rows={changes.slice(0, 1)} />
    ),
    'change, longest': (
      <BeforeAfter copy="stories.result" intro={intro.repeat(3)} rows={[longChange, ...changes]} />
    ),
  },
}

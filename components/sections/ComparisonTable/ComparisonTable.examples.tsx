import type { Examples } from '../../examples.ts'
import { type ComparisonRow, ComparisonTable } from './ComparisonTable.tsx'

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
  rows: ['S-25'],
  catalogs: ['comparison-table'],
  examples: {
    usual: (
      <ComparisonTable
        copy="comparison-table.section"
        options={options}
        rows={rows}
        emphasis="helmwright"
      />
    ),
    'two options, the last one stands out': (
      <ComparisonTable
        copy="comparison-table.section"
        options={options.slice(0, 2)}
        rows={rows.map((row) => ({ ...row, cells: row.cells.slice(0, 2) }))}
        emphasis="in-house"
      />
    ),
    'one criterion': (
      <ComparisonTable
        copy="comparison-table.section"
        options={options}
        rows={rows.slice(2, 3)}
        emphasis="helmwright"
      />
    ),
    'none stands out': (
      <ComparisonTable copy="comparison-table.section" options={options} rows={rows} />
    ),
    longest: (
      <ComparisonTable
        copy="comparison-table.section"
        options={options}
        rows={[long, ...rows]}
        emphasis="helmwright"
      />
    ),
  },
}

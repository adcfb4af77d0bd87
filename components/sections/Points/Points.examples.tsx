import type { Examples } from '../../examples.ts'
import { type Point, Points } from './Points.tsx'

const points: readonly Point[] = [
  { id: 'one-list', title: 'One list of open orders' },
  { id: 'two-seconds', title: 'Pictures in two seconds' },
  { id: 'dictation', title: 'Dictation beside the picture' },
  { id: 'second-reader', title: 'A second reader by one key' },
  { id: 'audit', title: 'Every change on record' },
  { id: 'offline', title: 'Work goes on without a network' },
  { id: 'handover', title: 'Handover at every shift' },
]

const long: Point = {
  id: 'long',
  title: 'Reports that quote the earlier finding, its date and the person who signed it',
}

export const examples: Examples = {
  rows: ['S-49'],
  namespaces: ['points'],
  examples: {
    usual: <Points copy="points.section" points={points} />,
    'one point': <Points copy="points.section" points={points.slice(0, 1)} />,
    longest: <Points copy="points.section" points={[long, ...points]} />,
  },
}

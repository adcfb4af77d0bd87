import { Anchor, Compass, LifeBuoy, Map, Radio, Ship } from 'lucide-react'
import type { Examples } from '../../examples.ts'
import { type Pillar, Pillars, type Point, Points } from './Points.tsx'

const pillars: readonly Pillar[] = [
  {
    title: 'One engineer answers for the whole product',
    text: 'From the first estimate to the night on call, one lead knows every decision and can explain it.',
    icon: <Compass strokeWidth={1.6} />,
  },
  {
    title: 'Plans that survive contact',
    text: 'Two-week legs, each with something you can use.',
    icon: <Map strokeWidth={1.6} />,
  },
  {
    title: 'Signals, not status meetings',
    text: 'Builds, risks and hours stand on one page that you open whenever you like.',
    icon: <Radio strokeWidth={1.6} />,
  },
  {
    title: 'A way out',
    text: 'Code, accounts and documents are yours from the first day.',
    icon: <LifeBuoy strokeWidth={1.6} />,
  },
  {
    title: 'People who stay',
    text: 'The median engineer has been with the company for five years.',
    icon: <Anchor strokeWidth={1.6} />,
  },
  {
    title: 'Room for more',
    text: 'A second team joins within three weeks, on the same tools.',
    icon: <Ship strokeWidth={1.6} />,
  },
]

const longPillar: Pillar = {
  title:
    'Responsibility for the product that does not end when the invoice for the project is paid',
  text: 'The people who wrote a part keep its alerts for ninety days, answer within the hour and repair without a new order; after that you decide whether they stay, hand over to your own team or leave a written watch list behind.',
  icon: <LifeBuoy strokeWidth={1.6} />,
}

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
  rows: ['S-49', 'S-27'],
  catalogs: ['points', 'pillars'],
  examples: {
    'points, usual': <Points copy="points.section" points={points} />,
    'points, one point': <Points copy="points.section" points={points.slice(0, 1)} />,
    'points, longest': <Points copy="points.section" points={[long, ...points]} />,

    'pillars, usual': <Pillars copy="pillars.section" pillars={pillars.slice(0, 4)} />,
    'pillars, three pillars': <Pillars copy="pillars.section" pillars={pillars.slice(0, 3)} />,
    'pillars, one pillar': <Pillars copy="pillars.section" pillars={pillars.slice(0, 1)} />,
    'pillars, many': <Pillars copy="pillars.section" pillars={pillars} />,
    'pillars, longest': (
      <Pillars copy="pillars.section" pillars={[longPillar, ...pillars.slice(0, 3)]} />
    ),
  },
}

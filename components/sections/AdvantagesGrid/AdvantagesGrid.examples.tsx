import { CalendarClock, Handshake, Layers, ScanSearch, Scale, Users } from 'lucide-react'
import type { Examples } from '../../examples.ts'
import { type Advantage, AdvantagesGrid } from './AdvantagesGrid.tsx'

const cards: readonly Advantage[] = [
  {
    title: 'You interview',
    content: '<p>Nobody joins your team whom you have not met.</p>',
    icon: <Users strokeWidth={1.6} />,
  },
  {
    title: 'One contract',
    content: '<p>Leave, equipment and taxes are ours in every country.</p>',
    icon: <Scale strokeWidth={1.6} />,
  },
  {
    title: 'Four shared hours',
    content: '<p>At least four working hours overlap with yours, every day.</p>',
    icon: <CalendarClock strokeWidth={1.6} />,
  },
  {
    title: 'Reviewed work',
    content: '<p>A second engineer reads every change before it reaches your main branch.</p>',
    icon: <ScanSearch strokeWidth={1.6} />,
  },
  {
    title: 'Whole crews',
    content: '<p>Designers, testers and release engineers come from the same company.</p>',
    icon: <Layers strokeWidth={1.6} />,
  },
  {
    title: 'A free change of mind',
    content: '<p>If somebody does not fit within two weeks, the two weeks cost nothing.</p>',
    icon: <Handshake strokeWidth={1.6} />,
  },
]

const long: Advantage = {
  title: 'People who have worked under the same rules as your auditors expect',
  content: `<p>${'Access, change and incident records are kept the way banks and clinics ask for. '.repeat(4)}</p>`,
  icon: <Scale strokeWidth={1.6} />,
}

export const examples: Examples = {
  rows: ['S-38'],
  namespaces: ['advantages-grid'],
  examples: {
    usual: <AdvantagesGrid copy="advantages-grid.section" cards={cards.slice(0, 5)} />,
    'three cards': <AdvantagesGrid copy="advantages-grid.section" cards={cards.slice(0, 3)} />,
    'four cards': <AdvantagesGrid copy="advantages-grid.section" cards={cards.slice(0, 4)} />,
    'six cards': <AdvantagesGrid copy="advantages-grid.section" cards={cards} />,
    'one card': <AdvantagesGrid copy="advantages-grid.section" cards={cards.slice(0, 1)} />,
    longest: <AdvantagesGrid copy="advantages-grid.section" cards={[long, ...cards]} />,
  },
}

import type { Examples } from '../../examples.ts'
import { ExpandList, type ExpandListItem } from './ExpandList.tsx'

const items: readonly ExpandListItem[] = [
  {
    id: 'discovery',
    title: 'Discovery',
    summary: 'Two weeks, a plan and a price',
    list: [
      'Interviews with five users',
      'Map of the systems around yours',
      'Risks, each with an owner',
      'Clickable draft of the riskiest screen',
      'Estimate as a range with its reasons',
    ],
  },
  {
    id: 'build',
    title: 'Build',
    summary: 'A release every two weeks',
    list: [
      'Code review by a second engineer',
      'Tests with every change',
      'Preview address for each branch',
      'Demo on Thursday, recorded',
    ],
  },
  {
    id: 'run',
    title: 'Run',
    summary: 'Somebody answers within 15 minutes',
    list: ['On-call rota in two time zones', 'Run books', 'Monthly report on what broke and why'],
  },
]

const many = Array.from({ length: 12 }, (_, at) => ({
  ...items[at % items.length]!,
  id: `row-${at}`,
  title: `${items[at % items.length]!.title}, part ${at + 1}`,
}))

const long: ExpandListItem = {
  id: 'long',
  title: 'Moving twelve years of payroll data between two data centres without a night off',
  summary:
    'Nobody outside the project noticed, which is the only measure of such a move that counts in the end',
  list: [
    'A dry run of the whole move in a copy of production, repeated until three in a row passed without a single manual step',
    'Short',
  ],
}

export const examples: Examples = {
  rows: ['S-21'],
  namespaces: ['expand-list'],
  examples: {
    usual: <ExpandList copy="expand-list.section" items={items} />,
    'one item': <ExpandList copy="expand-list.section" items={items.slice(0, 1)} />,
    many: <ExpandList copy="expand-list.section" items={many} />,
    'running text': (
      <ExpandList
        copy="expand-list.section"
        items={[
          {
            id: 'reading',
            title: 'Reading code',
            html: '<p>A small system with a fault, explained before it is changed.</p><ul><li>which file was opened first</li><li>what was left alone</li></ul>',
          },
          { id: 'writing', title: 'Writing', html: '<p>A summary of the call.</p>' },
        ]}
      />
    ),
    longest: <ExpandList copy="expand-list.section" items={[long, ...items]} />,
  },
}

import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import type { AccordionItem } from '../../ui/Accordion.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { AccordionBlock, ExpandList, type ExpandListItem } from './AccordionBlock.tsx'

const listItems: readonly ExpandListItem[] = [
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
  ...listItems[at % listItems.length]!,
  id: `row-${at}`,
  title: `${listItems[at % listItems.length]!.title}, part ${at + 1}`,
}))

const longItem: ExpandListItem = {
  id: 'long',
  title: 'Moving twelve years of payroll data between two data centres without a night off',
  summary:
    'Nobody outside the project noticed, which is the only measure of such a move that counts in the end',
  list: [
    'A dry run of the whole move in a copy of production, repeated until three in a row passed without a single manual step',
    'Short',
  ],
}

const items: readonly AccordionItem[] = [
  {
    id: 'handover',
    title: 'Taking over a running system',
    content: (
      <FactList
        arrangement="columns"
        facts={[
          { id: 'reading', name: 'Week 1', value: 'We read the code and the open tickets' },
          { id: 'pairing', name: 'Weeks 2 to 3', value: 'Each change is made in pairs' },
          {
            id: 'duty',
            name: 'From week 4',
            value: 'Our people are on call, yours are the backup',
          },
        ]}
      />
    ),
  },
  {
    id: 'security',
    title: 'Access and security',
    content: (
      <Prose html="<p>Every engineer has an account of your own directory. Access follows the role and ends on the last day:</p><ul><li>hardware keys for production</li><li>no customer data on laptops</li><li>a log of every login that you can read</li></ul>" />
    ),
  },
  {
    id: 'drawings',
    title: 'Plans before code',
    content: <Drawing day={drawing('cover-returnmates')} decorative />,
  },
]

const long: AccordionItem = {
  id: 'long',
  title:
    'What stays with you when the contract ends: repositories, pipelines, run books, decision records and the people’s notes',
  content: <Prose html={`<p>${'The run books are read aloud once a quarter. '.repeat(24)}</p>`} />,
}

export const examples: Examples = {
  rows: ['S-20', 'S-21'],
  catalogs: ['accordion-block', 'expand-list'],
  examples: {
    'block, usual': <AccordionBlock copy="accordion-block.section" items={items} />,
    'block, one item': <AccordionBlock copy="accordion-block.section" items={items.slice(1, 2)} />,
    'block, longest': <AccordionBlock copy="accordion-block.section" items={[long, ...items]} />,

    'list, usual': <ExpandList copy="expand-list.section" items={listItems} />,
    'list, one item': <ExpandList copy="expand-list.section" items={listItems.slice(0, 1)} />,
    'list, many': <ExpandList copy="expand-list.section" items={many} />,
    'list, running text': (
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
    'list, longest': <ExpandList copy="expand-list.section" items={[longItem, ...listItems]} />,
  },
}

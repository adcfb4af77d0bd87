import type { Examples } from '../../examples.ts'
import { drawing } from '../../art/drawing.ts'
import type { AccordionItem } from '../../ui/Accordion.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { AccordionBlock } from './AccordionBlock.tsx'

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
  rows: ['S-20'],
  namespaces: ['accordion-block'],
  examples: {
    usual: <AccordionBlock copy="accordion-block.section" items={items} />,
    'one item': <AccordionBlock copy="accordion-block.section" items={items.slice(1, 2)} />,
    longest: <AccordionBlock copy="accordion-block.section" items={[long, ...items]} />,
  },
}

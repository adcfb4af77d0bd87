import { Bell, Database, FileCheck, KeyRound, Languages, Timer } from 'lucide-react'
import type { Examples } from '../../examples.ts'
import { type Card, Cards } from './Cards.tsx'

const cards: readonly Card[] = [
  {
    title: 'Access',
    content:
      '<p>Every person signs in under their own name. Rights follow the role and end with the contract, on the same day.</p>',
    icon: <KeyRound strokeWidth={1.6} />,
  },
  {
    title: 'Backups',
    content: '<p>Written nightly, read back every Sunday.</p>',
    icon: <Database strokeWidth={1.6} />,
  },
  {
    title: 'Response times',
    content:
      '<ul><li>outage: fifteen minutes</li><li>fault with a way around: four hours</li><li>question: next working day</li></ul>',
    icon: <Timer strokeWidth={1.6} />,
  },
  {
    title: 'Alerts',
    content: '<p>One message to one person, with the page that explains what to do.</p>',
    icon: <Bell strokeWidth={1.6} />,
  },
  {
    title: 'Records',
    content:
      '<p>Decisions stand beside the code in plain text. <a href="#records">See a sample</a></p>',
    icon: <FileCheck strokeWidth={1.6} />,
  },
]

const long: Card = {
  title: 'Languages of people and of the law that the contract is written under',
  content: `<p>${'The team writes English; the lead also speaks the language of the client. '.repeat(5)}</p>`,
  icon: <Languages strokeWidth={1.6} />,
}

export const examples: Examples = {
  rows: ['S-48'],
  namespaces: ['cards'],
  examples: {
    usual: <Cards copy="cards.section" cards={cards} />,
    'one card': <Cards copy="cards.section" cards={cards.slice(0, 1)} />,
    'two cards': <Cards copy="cards.section" cards={cards.slice(0, 2)} />,
    longest: <Cards copy="cards.section" cards={[long, ...cards]} />,
  },
}

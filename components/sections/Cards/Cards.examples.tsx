import { Bell, Database, FileCheck, KeyRound, Languages, Scale, Timer } from 'lucide-react'
import type { Examples } from '../../examples.ts'
import { AdvantagesGrid, type Card, Cards, type SolutionCard, SolutionCards } from './Cards.tsx'

const solutions: readonly SolutionCard[] = [
  {
    title: 'Reading room',
    text: 'Studies open in under two seconds, wherever the archive stands. Radiologists compare four series side by side and dictate without leaving the picture.',
    logo: 'layers',
    logoTitle: 'DICOM',
  },
  {
    title: 'Referral desk',
    text: 'Orders arrive as messages from eleven hospital systems and leave as one list, sorted by urgency.',
    logo: 'plug',
    logoTitle: 'HL7 and FHIR',
  },
  {
    title: 'Night watch',
    text: 'When a node fails, the next one has its queue within a minute; the engineer on call gets one message instead of forty.',
    logo: 'server',
    logoTitle: 'Kubernetes',
  },
]

const longSolution: SolutionCard = {
  title: 'A register of everything that was ever sent, received, corrected or refused',
  text: 'Each record keeps who changed it and why. Auditors filter by patient, device, clinic and hour; a correction never removes what stood there before, and an export for the court takes one person one afternoon instead of a team one week.',
  logo: 'database',
  logoTitle: 'PostgreSQL with logical replication between two data centres',
}

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
    content: '<p>Decisions stand beside the code in plain text.</p>',
    icon: <FileCheck strokeWidth={1.6} />,
  },
]

const linked: Card = {
  title: 'Samples',
  content: '<p>Before anything is signed. <a href="#records">See a sample</a></p>',
  icon: <Scale strokeWidth={1.6} />,
}

const long: Card = {
  title: 'Languages of people and of the law that the contract is written under',
  content: `<p>${'The team writes English; the lead also speaks the language of the client. '.repeat(5)}</p>`,
  icon: <Languages strokeWidth={1.6} />,
}

export const examples: Examples = {
  rows: ['S-48', 'S-38', 'S-46'],
  catalogs: ['cards', 'advantages-grid', 'solution-cards'],
  examples: {
    'cards, usual': <Cards copy="cards.section" cards={cards} />,
    'cards, one card': <Cards copy="cards.section" cards={cards.slice(0, 1)} />,
    'cards, two cards': <Cards copy="cards.section" cards={cards.slice(0, 2)} />,
    'cards, longest': <Cards copy="cards.section" cards={[long, ...cards, linked]} />,

    'advantages, usual': <AdvantagesGrid copy="advantages-grid.section" cards={cards} />,
    'advantages, three cards': (
      <AdvantagesGrid copy="advantages-grid.section" cards={cards.slice(0, 3)} />
    ),
    'advantages, four cards': (
      <AdvantagesGrid copy="advantages-grid.section" cards={cards.slice(0, 4)} />
    ),
    'advantages, six cards': (
      <AdvantagesGrid copy="advantages-grid.section" cards={[...cards, long]} />
    ),
    'advantages, one card': (
      <AdvantagesGrid copy="advantages-grid.section" cards={cards.slice(0, 1)} />
    ),
    'advantages, longest': (
      <AdvantagesGrid copy="advantages-grid.section" cards={[long, ...cards]} />
    ),

    'solutions, usual': <SolutionCards copy="solution-cards.section" cards={solutions} />,
    'solutions, one card': (
      <SolutionCards copy="solution-cards.section" cards={solutions.slice(0, 1)} />
    ),
    'solutions, longest': (
      <SolutionCards copy="solution-cards.section" cards={[longSolution, ...solutions]} />
    ),
  },
}

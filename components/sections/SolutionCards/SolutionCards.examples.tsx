import type { Examples } from '../../examples.ts'
import { type SolutionCard, SolutionCards } from './SolutionCards.tsx'

const cards: readonly SolutionCard[] = [
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

const long: SolutionCard = {
  title: 'A register of everything that was ever sent, received, corrected or refused',
  text: 'Each record keeps who changed it and why. Auditors filter by patient, device, clinic and hour; a correction never removes what stood there before, and an export for the court takes one person one afternoon instead of a team one week.',
  logo: 'database',
  logoTitle: 'PostgreSQL with logical replication between two data centres',
}

export const examples: Examples = {
  rows: ['S-46'],
  namespaces: ['solution-cards'],
  examples: {
    usual: <SolutionCards copy="solution-cards.section" cards={cards} />,
    'one card': <SolutionCards copy="solution-cards.section" cards={cards.slice(0, 1)} />,
    longest: <SolutionCards copy="solution-cards.section" cards={[long, ...cards]} />,
  },
}

import type { Examples } from '../../examples.ts'
import { PartIcon } from '../../ui/PartIcon.tsx'
import { type StandardCard, StandardCards, Standards } from './Standards.tsx'

const cards: readonly StandardCard[] = [
  {
    id: 'gdpr',
    title: 'GDPR and personal data',
    means: 'You stay responsible for purpose and legal basis, and we act as your processor.',
    does: 'The processing agreement is signed before the first account is opened.',
    icon: <PartIcon name="shield" />,
  },
  {
    id: 'hipaa',
    title: 'HIPAA and business associates',
    means: 'Everyone who handles protected health information needs an agreement.',
    does: 'We sign it before access, or keep out of the data altogether.',
    icon: <PartIcon name="lock" />,
  },
  {
    id: 'hitech',
    title: 'HITECH and breach notification',
    means: 'Data that is not encrypted is a risk for both of us.',
    does: 'Disks, backups and transfers are encrypted.',
    icon: <PartIcon name="key" />,
  },
  {
    id: 'iso-9001',
    title: 'ISO 9001 and supplier control',
    means: 'You have to select, evaluate and monitor suppliers like us.',
    does: 'You receive what such an evaluation needs.',
    icon: <PartIcon name="scale" />,
  },
]

const longCard: StandardCard = {
  ...cards[1]!,
  id: 'hipaa',
  title: 'Rules for the protection of health information in agreements with associates',
  does: `${'Where access is needed it is personal, limited to the task and logged. '.repeat(6)}`,
}

const copy = {
  title: 'Standards and what follows from them',
  lead: 'For each: first what it means for you, then what we do.',
}

export const examples: Examples = {
  rows: ['S-50'],
  catalogs: ['standards', 'standard-cards'],
  examples: {
    'night, usual': <Standards copy="standards.section" />,
    'night, one group': <Standards copy="standards.section" groups={['management-systems']} />,

    'cards, usual': <StandardCards copy={copy} cards={cards} />,
    'cards, one card': <StandardCards copy={copy} cards={cards.slice(3)} />,
    'cards, longest': <StandardCards copy={copy} cards={[cards[0]!, longCard]} />,
  },
}

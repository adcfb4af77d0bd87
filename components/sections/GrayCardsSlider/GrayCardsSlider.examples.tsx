import { Anchor, Compass, LifeBuoy, Radar, Scale, Ship } from 'lucide-react'
import type { Examples } from '../../examples.ts'
import { type GrayCard, GrayCardsSlider } from './GrayCardsSlider.tsx'

const copy = 'gray-cards-slider.section'

export const cards: readonly GrayCard[] = [
  {
    title: 'A named successor',
    content: '<p>Every engineer has a deputy who reads the same code reviews.</p>',
    icon: <LifeBuoy strokeWidth={1.6} />,
  },
  {
    title: 'Your board, your rules',
    content: '<p>We work in your tracker and your repositories, and leave nothing in ours.</p>',
    icon: <Anchor strokeWidth={1.6} />,
  },
  {
    title: 'Notice of fourteen days',
    content: '<p>Teams grow and shrink twice a month, without a fee.</p>',
    icon: <Scale strokeWidth={1.6} />,
  },
  {
    title: 'A weekly bearing',
    content: '<p>One page every Friday: what was done, what slipped and why.</p>',
    icon: <Compass strokeWidth={1.6} />,
  },
  {
    title: 'Early warnings',
    content: '<p>A risk is told when it is seen, <strong>not</strong> when it has come true.</p>',
    icon: <Radar strokeWidth={1.6} />,
  },
  {
    title: 'A tidy handover',
    content: '<p>Runbooks and decisions are written while the work is done.</p>',
    icon: <Ship strokeWidth={1.6} />,
  },
]

export const examples: Examples = {
  rows: ['S-44'],
  namespaces: ['gray-cards-slider'],
  examples: {
    usual: <GrayCardsSlider copy={copy} cards={cards} />,
    'one card': <GrayCardsSlider copy={copy} cards={cards.slice(0, 1)} />,
    'as many as places': <GrayCardsSlider copy={copy} cards={cards.slice(0, 4)} />,
    'without icons': (
      <GrayCardsSlider
        copy={copy}
        cards={cards.map(({ title, content }) => ({ title, content }))}
      />
    ),
    longest: (
      <GrayCardsSlider
        copy={copy}
        cards={cards.map((card) => ({
          ...card,
          title: `${card.title}, even when the release is late`,
          content: `${card.content}<ul><li>in writing</li><li>with a date</li></ul>${card.content}`,
        }))}
      />
    ),
  },
}

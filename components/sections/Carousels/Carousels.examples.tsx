import { Anchor, Compass, LifeBuoy, Radar, Scale, Ship } from 'lucide-react'
import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { DefaultCarousel, type GrayCard, GrayCardsSlider } from './Carousels.tsx'

const grayCopy = 'gray-cards-slider.section'

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

const copy = 'default-carousel.section'
const covers = ['cover-openrad', 'cover-tipalti', 'cover-returnmates'] as const

const titles = [
  'Reading a radiology backlog',
  'Payouts and cut-off times',
  'Routes that change at noon',
  'Handing over a cluster',
  'Estimates with assumptions',
  'Tests that a surgeon reads',
  'A year of on-call',
]

const items = titles.map((title, at) => ({
  id: title,
  content: (
    <>
      <Drawing day={drawing(covers[at % covers.length]!)} decorative />
      <p>
        <a href={`#${at}`}>{title}</a>
      </p>
    </>
  ),
}))

export const examples: Examples = {
  rows: ['S-45', 'S-44'],
  catalogs: ['default-carousel', 'gray-cards-slider'],
  examples: {
    'items, usual': <DefaultCarousel copy={copy} items={items} />,
    'items, with a lead': (
      <DefaultCarousel
        copy={copy}
        lead="Each of them says what went wrong as well."
        items={items}
      />
    ),
    'items, as many as places': <DefaultCarousel copy={copy} items={items.slice(0, 5)} />,
    'items, one item': <DefaultCarousel copy={copy} items={items.slice(0, 1)} />,
    'items, words only': (
      <DefaultCarousel
        copy={copy}
        items={titles.map((title) => ({ id: title, content: <p>{title}</p> }))}
      />
    ),

    'gray, usual': <GrayCardsSlider copy={grayCopy} cards={cards} />,
    'gray, one card': <GrayCardsSlider copy={grayCopy} cards={cards.slice(0, 1)} />,
    'gray, as many as places': <GrayCardsSlider copy={grayCopy} cards={cards.slice(0, 4)} />,
    'gray, without icons': (
      <GrayCardsSlider
        copy={grayCopy}
        cards={cards.map(({ title, content }) => ({ title, content }))}
      />
    ),
    'gray, longest': (
      <GrayCardsSlider
        copy={grayCopy}
        cards={cards.map((card) => ({
          ...card,
          title: `${card.title}, even when the release is late`,
          content: `${card.content}<ul><li>in writing</li><li>with a date</li></ul>${card.content}`,
        }))}
      />
    ),
  },
}

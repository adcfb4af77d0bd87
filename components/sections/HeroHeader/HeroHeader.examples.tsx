import heroLoop from '../../art/videos/hero-loop.json'
import type { Examples } from '../../examples.ts'
import { HeroHeader, type HeroHeaderCard } from './HeroHeader.tsx'

const cards: readonly HeroHeaderCard[] = [
  { claim: 'average-feedback', stars: 4.8, copy: 'hero-header.feedback' },
  { claim: 'reviews', stars: 5, copy: 'hero-header.reviews' },
]

const names = ['Aldervik', 'Brightmoor', 'Castellane', 'Dunmere', 'Eastfold', 'Ferrowick']
const clients = { names, sample: true }

const shared = { copy: 'home.hero', secondAction: '#request' } as const

export const examples: Examples = {
  rows: ['S-07'],
  bringsTitle: true,
  catalogs: ['home', 'hero-header', 'claims', 'locations'],
  examples: {
    usual: <HeroHeader {...shared} cards={cards} clients={clients} />,
    'with a video': (
      <HeroHeader
        {...shared}
        cards={cards}
        clients={clients}
        video={{ webm: heroLoop.webm.src, mp4: heroLoop.mp4.src }}
      />
    ),
    'one card': <HeroHeader {...shared} cards={cards.slice(1)} clients={clients} />,
    'many clients with long names': (
      <HeroHeader
        {...shared}
        cards={cards}
        clients={{ names: [...names, ...names.map((name) => `${name} Maritime Holding`)] }}
      />
    ),
    'half a star': (
      <HeroHeader
        {...shared}
        cards={cards.map((card) => ({ ...card, stars: 3.5 }))}
        clients={{ names: names.slice(0, 2) }}
      />
    ),
  },
}

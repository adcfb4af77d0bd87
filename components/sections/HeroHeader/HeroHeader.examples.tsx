import { claims } from '../../../content/company.ts'
import { heroClients } from '../../../content/facts/clients.ts'
import type { Examples } from '../../examples.ts'
import type { HeroHeaderCard } from './HeroCard.tsx'
import { HeroHeader } from './HeroHeader.tsx'

const feedback: HeroHeaderCard = {
  claim: 'average-feedback',
  stars: claims['average-feedback'].value,
  copy: 'home.hero.feedback',
}
const reviews: HeroHeaderCard = { claim: 'reviews', stars: 5, copy: 'home.hero.reviews' }

export const examples: Examples = {
  rows: ['S-07'],
  bringsTitle: true,
  namespaces: ['home', 'claims', 'locations'],
  examples: {
    usual: (
      <HeroHeader
        copy="home.hero"
        cards={[feedback, reviews]}
        clients={heroClients}
        secondAction="#request"
      />
    ),
    'one card': (
      <HeroHeader
        copy="home.hero"
        cards={[reviews]}
        clients={heroClients}
        secondAction="#request"
      />
    ),
    'one client': (
      <HeroHeader
        copy="home.hero"
        cards={[feedback, reviews]}
        clients={heroClients.slice(0, 1)}
        secondAction="#request"
      />
    ),
  },
}

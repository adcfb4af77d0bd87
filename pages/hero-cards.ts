import type { HeroHeaderCard } from '../components/sections/HeroHeader/HeroHeader.tsx'
import { claims } from '../content/company.ts'

/** E-08: the two cards of every hero, each with its own fact. */
export const heroCards: readonly HeroHeaderCard[] = [
  {
    claim: 'average-feedback',
    stars: claims['average-feedback'].value,
    copy: 'hero-header.feedback',
  },
  { claim: 'reviews', stars: 5, copy: 'hero-header.reviews' },
]

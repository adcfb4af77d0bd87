import files from '../components/art/videos/hero-loop.json'
import { heroClients } from '../content/facts/clients.ts'
import { heroCards } from './hero-cards.ts'

/** S-07 of the home page: cards, clients and the loop over the chart. */
export const homeHero = {
  copy: 'home.hero',
  cards: heroCards,
  clients: heroClients,
  video: { webm: files.webm.src, mp4: files.mp4.src },
} as const

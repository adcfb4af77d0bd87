import words from 'virtual:island-words/finder,taxonomy,common.action'
import { island } from '../../islands/island.tsx'
import { ServiceFinder } from './ServiceFinder.tsx'

export const ServiceFinderIsland = island({
  name: 'ServiceFinder',
  component: ServiceFinder,
  start: 'near',
  restores: true,
  words,
})

import messages from 'virtual:island-messages/finder,taxonomy,common.action'
import { island } from '../../islands/island.tsx'
import { ServiceFinder } from './ServiceFinder.tsx'

export const ServiceFinderIsland = island({
  name: 'ServiceFinder',
  component: ServiceFinder,
  start: 'near',
  restores: true,
  messages,
})

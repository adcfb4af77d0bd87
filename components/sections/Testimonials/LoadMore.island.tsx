import messages from 'virtual:island-messages/testimonials.action,testimonials.shown'
import { island } from '../../islands/island.tsx'
import { LoadMore } from './LoadMore.tsx'

export const LoadMoreIsland = island({
  name: 'LoadMore',
  component: LoadMore,
  start: 'press',
  messages,
})

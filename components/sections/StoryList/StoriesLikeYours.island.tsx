import messages from 'virtual:island-messages/story-filters.like,taxonomy.industry,taxonomy.result,common.other-language'
import { island } from '../../islands/island.tsx'
import { StoriesLikeYours } from './StoriesLikeYours.tsx'

export const StoriesLikeYoursIsland = island({
  name: 'StoriesLikeYours',
  component: StoriesLikeYours,
  start: 'press',
  restores: true,
  messages,
})

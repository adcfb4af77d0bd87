import words from 'virtual:island-words/testimonials.video'
import { island } from '../../islands/island.tsx'
import { VideoReview } from './VideoReview.tsx'

export const VideoReviewIsland = island({
  name: 'VideoReview',
  component: VideoReview,
  start: 'press',
  words,
})

import messages from 'virtual:island-messages/testimonials.video'
import { island } from '../../islands/island.tsx'
import { VideoReview } from './VideoReview.tsx'

export const VideoReviewIsland = island({
  name: 'VideoReview',
  component: VideoReview,
  start: 'press',
  messages,
})

import messages from 'virtual:island-messages/common.carousel,common.other-language,blog-teaser,tags,taxonomy'
import { island } from '../../islands/island.tsx'
import { FeaturedPosts } from './FeaturedPosts.tsx'

export const FeaturedPostsIsland = island({
  name: 'FeaturedPosts',
  component: FeaturedPosts,
  start: 'near',
  messages,
})

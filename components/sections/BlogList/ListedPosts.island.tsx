import messages from 'virtual:island-messages/blog.failure,blog.articles,common.other-language,blog-teaser,tags,taxonomy'
import { island } from '../../islands/island.tsx'
import { ListedPosts } from './ListedPosts.tsx'

export const ListedPostsIsland = island({
  name: 'ListedPosts',
  component: ListedPosts,
  start: 'near',
  messages,
})

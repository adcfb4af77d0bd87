import messages from 'virtual:island-messages/common.carousel'
import { island } from '../../islands/island.tsx'
import { TechnologyPages } from './TechnologyPages.tsx'

export const TechnologyPagesIsland = island({
  name: 'TechnologyPages',
  component: TechnologyPages,
  start: 'near',
  messages,
})

import messages from 'virtual:island-messages/search,common.route,common.search,common.shell.sample-mark'
import { island } from '../../islands/island.tsx'
import { SiteSearch } from './SiteSearch.tsx'

export const SiteSearchIsland = island({
  name: 'SiteSearch',
  component: SiteSearch,
  start: 'press',
  messages,
})

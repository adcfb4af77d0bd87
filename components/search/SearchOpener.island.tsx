import messages from 'virtual:island-messages/search,common.search,common.route,common.shell.sample-mark'
import { island } from '../islands/island.tsx'
import { SearchOpener } from './SearchOpener.tsx'

export const SearchOpenerIsland = island({
  name: 'SearchOpener',
  component: SearchOpener,
  start: 'press',
  messages,
})

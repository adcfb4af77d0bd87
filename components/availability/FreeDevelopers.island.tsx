import messages from 'virtual:island-messages/availability'
import { island } from '../islands/island.tsx'
import { FreeDevelopers } from './FreeDevelopers.tsx'

export const FreeDevelopersIsland = island({
  name: 'FreeDevelopers',
  component: FreeDevelopers,
  start: 'idle',
  messages,
})

import messages from 'virtual:island-messages/tag-slider,common.carousel'
import { island } from '../../islands/island.tsx'
import { TagRotation } from './TagRotation.tsx'

export const TagRotationIsland = island({
  name: 'TagRotation',
  component: TagRotation,
  start: 'near',
  messages,
})

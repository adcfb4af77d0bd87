import messages from 'virtual:island-messages/common.page-actions.copy,common.page-actions.copied,common.page-actions.not-copied'
import { island } from '../../islands/island.tsx'
import { CopyLink } from './CopyLink.tsx'

export const CopyLinkIsland = island({
  name: 'CopyLink',
  component: CopyLink,
  start: 'idle',
  messages,
})

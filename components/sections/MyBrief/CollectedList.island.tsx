import messages from 'virtual:island-messages/my-brief,forms.brief,taxonomy,common.action.copy,common.action.copied,common.action.not-copied,common.shell.sample-mark'
import { island } from '../../islands/island.tsx'
import { CollectedList } from './CollectedList.tsx'

export const CollectedListIsland = island({
  name: 'CollectedList',
  component: CollectedList,
  start: 'idle',
  restores: true,
  messages,
})

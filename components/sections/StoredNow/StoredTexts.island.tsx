import messages from 'virtual:island-messages/storage,forms.label,taxonomy'
import { island } from '../../islands/island.tsx'
import { StoredTexts } from './StoredTexts.tsx'

export const StoredTextsIsland = island({
  name: 'StoredTexts',
  component: StoredTexts,
  start: 'idle',
  messages,
})

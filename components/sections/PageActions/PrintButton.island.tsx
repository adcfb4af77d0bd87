import messages from 'virtual:island-messages/receipt.sent'
import { island } from '../../islands/island.tsx'
import { PrintButton } from './PrintButton.tsx'

export const PrintButtonIsland = island({
  name: 'PrintButton',
  component: PrintButton,
  start: 'idle',
  messages,
})

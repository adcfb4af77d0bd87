import messages from 'virtual:island-messages/receipt.sent'
import { island } from '../../islands/island.tsx'
import { ReceiptFacts } from './ReceiptFacts.tsx'

export const ReceiptFactsIsland = island({
  name: 'ReceiptFacts',
  component: ReceiptFacts,
  start: 'idle',
  messages,
})

import messages from 'virtual:island-messages/receipt.withdraw'
import { island } from '../../islands/island.tsx'
import { Withdraw } from './Withdraw.tsx'

export const WithdrawIsland = island({
  name: 'Withdraw',
  component: Withdraw,
  start: 'press',
  messages,
})

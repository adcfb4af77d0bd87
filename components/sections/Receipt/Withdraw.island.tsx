import words from 'virtual:island-words/receipt.withdraw'
import { island } from '../../islands/island.tsx'
import { Withdraw } from './Withdraw.tsx'

export const WithdrawIsland = island({
  name: 'Withdraw',
  component: Withdraw,
  start: 'press',
  words,
})

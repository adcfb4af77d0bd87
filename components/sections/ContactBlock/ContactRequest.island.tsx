import messages from 'virtual:island-messages/forms,taxonomy,common.newsletter,common.head.error-title,common.shell.sample-mark'
import { island } from '../../islands/island.tsx'
import { ContactRequest } from './ContactRequest.tsx'

export const ContactRequestIsland = island({
  name: 'ContactRequest',
  component: ContactRequest,
  start: 'press',
  restores: true,
  messages,
})

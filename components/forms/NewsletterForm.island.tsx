import messages from 'virtual:island-messages/forms,taxonomy,common.newsletter,common.head.error-title,common.shell.sample-mark'
import { island } from '../islands/island.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'

export const NewsletterFormIsland = island({
  name: 'NewsletterForm',
  component: NewsletterForm,
  start: 'press',
  restores: true,
  messages,
})

import messages from 'virtual:island-messages/forms,taxonomy,common.newsletter,common.head.error-title,common.shell.sample-mark'
import { island } from '../islands/island.tsx'
import { ShortContactForm } from './ShortContactForm.tsx'

export const ShortContactFormIsland = island({
  name: 'ShortContactForm',
  component: ShortContactForm,
  start: 'press',
  restores: true,
  messages,
})

import messages from 'virtual:island-messages/forms,taxonomy,common.newsletter,common.head.error-title,common.shell.sample-mark'
import { island } from '../islands/island.tsx'
import { StartProjectForm } from './StartProjectForm.tsx'

export const StartProjectFormIsland = island({
  name: 'StartProjectForm',
  component: StartProjectForm,
  start: 'press',
  restores: true,
  messages,
})

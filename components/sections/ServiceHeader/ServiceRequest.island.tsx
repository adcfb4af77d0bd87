import messages from 'virtual:island-messages/forms,taxonomy,common.newsletter,common.head.error-title,common.shell.sample-mark'
import { island } from '../../islands/island.tsx'
import { ServiceRequest } from './ServiceRequest.tsx'

export const ServiceRequestIsland = island({
  name: 'ServiceRequest',
  component: ServiceRequest,
  start: 'press',
  restores: true,
  messages,
})

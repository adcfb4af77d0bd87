import { newsletterLink } from '../newsletter-links.ts'
import { requestNumber } from '../receipts.ts'
import type { Delivery } from '../request-store.ts'

/** The body of a webhook: its type, when it happened (ISO 8601), and what it is about. */
export type WebhookEvent = { type: string; timestamp: string; data: Record<string, unknown> }

type Options = { siteUrl: string; secret: string }

/** Writes the event of a delivery; `server/README.md` lists the fields for receivers. */
export function webhookEvent(
  { subject, queuedAt }: Delivery,
  options: Options,
  now: number,
): WebhookEvent {
  const timestamp = new Date(queuedAt).toISOString()
  return { type: subject.event, timestamp, data: dataOf(subject, options, now) }
}

function dataOf(
  subject: Delivery['subject'],
  options: Options,
  now: number,
): Record<string, unknown> {
  switch (subject.event) {
    case 'request.created': {
      const { requestId, kind, payload, createdAt } = subject
      const received = new Date(createdAt).toISOString()
      return { id: requestId, number: requestNumber(requestId), kind, received, fields: payload }
    }
    case 'request.erased':
      return { id: subject.requestId, number: requestNumber(subject.requestId) }
    case 'subscription.requested':
    case 'subscription.confirmed':
    case 'subscription.ended': {
      const { subscriberId: id, subscription } = subject
      const subscriber = { id, pathname: subscription.pathname }
      const link = (purpose: 'confirm' | 'unsubscribe') =>
        newsletterLink(purpose, subscriber, options, now)
      return {
        id,
        ...subscription,
        ...(subject.event === 'subscription.requested' ? { confirm: link('confirm') } : {}),
        ...(subject.event === 'subscription.confirmed' ? { unsubscribe: link('unsubscribe') } : {}),
      }
    }
    case 'delivery.parked':
      return { channel: subject.channel, code: subject.code, parked: subject.parked }
    case 'delivery.recovered':
      return { channel: subject.channel }
  }
}

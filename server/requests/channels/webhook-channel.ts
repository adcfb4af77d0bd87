import { Webhook } from 'standardwebhooks'
import { answerBy } from '../../../content/working-hours.ts'
import { company } from '../../../content/company.ts'
import { codeOf } from '../../exception-code.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Channel, SendOutcome } from '../delivery-loop.ts'
import { requestNumber } from '../request-names.ts'
import { newsletterLink } from '../signed-links.ts'
import type { Delivery } from '../request-store.ts'

/** Longest time of one attempt, milliseconds. */
const longest = 10_000

/** The receiver is gone for good. */
const gone = 410

type Options = Pick<Settings, 'siteUrl' | 'secret' | 'webhook'>

/**
 * The webhook channel: signed JSON (https://www.standardwebhooks.com) under the delivery's own id.
 * Undefined when no receiver is set.
 */
export function webhookChannel(options: Options, now: () => number): Channel | undefined {
  const { webhook } = options
  if (!webhook) return undefined
  const signers = webhook.secrets.map((key) => new Webhook(key, { format: 'raw' }))
  return {
    name: 'webhook',
    send: async (delivery) => {
      const body = JSON.stringify(webhookEvent(delivery, options, now()))
      const time = new Date(now())
      const signatures = signers.map((signer) => signer.sign(delivery.id, time, body))
      try {
        const response = await fetch(webhook.url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'webhook-id': delivery.id,
            'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
            'webhook-signature': signatures.join(' '),
          },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(longest),
        })
        await response.body?.cancel()
        return outcomeOf(response, now())
      } catch (error) {
        return { kind: 'retry', code: codeOfFailedFetch(error) }
      }
    },
  }
}

function outcomeOf({ ok, status, headers }: Response, now: number): SendOutcome {
  if (ok) return { kind: 'delivered' }
  const code = String(status)
  if (status === gone) return { kind: 'park', code }
  const after = retryAfter(headers.get('Retry-After'), now)
  return after === undefined ? { kind: 'retry', code } : { kind: 'retry', code, after }
}

/** Milliseconds that a `Retry-After` asks for, as seconds or as a date (RFC 9110, 10.2.3). */
function retryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(wait) && wait > 0 ? wait : undefined
}

/** fetch hides the code of a broken connection in its cause. */
function codeOfFailedFetch(error: unknown): string {
  const { cause, name } = error as { cause?: unknown; name?: string }
  return name === 'TimeoutError' ? 'ETIMEDOUT' : codeOf(cause ?? error)
}

/** The body of a webhook: its type, when it happened (ISO 8601), and what it is about. */
type WebhookEvent = { type: string; timestamp: string; data: Record<string, unknown> }

type LinkOptions = { siteUrl: string; secret: string }

/** Writes the event of a delivery; `server/README.md` lists the fields for receivers. */
function webhookEvent(
  { subject, queuedAt }: Delivery,
  options: LinkOptions,
  now: number,
): WebhookEvent {
  const timestamp = new Date(queuedAt).toISOString()
  return { type: subject.event, timestamp, data: dataOf(subject, options, now) }
}

function dataOf(
  subject: Delivery['subject'],
  options: LinkOptions,
  now: number,
): Record<string, unknown> {
  switch (subject.event) {
    case 'request.created': {
      const { requestId, kind, payload, createdAt } = subject
      const received = new Date(createdAt).toISOString()
      return { id: requestId, number: requestNumber(requestId), kind, received, fields: payload }
    }
    case 'quarantine.waiting': {
      const requests = subject.requests.map(({ requestId, kind, createdAt }) => ({
        id: requestId,
        number: requestNumber(requestId),
        kind,
        received: new Date(createdAt).toISOString(),
        answerBy: answerBy(new Date(createdAt), company.timeZone).toISOString(),
      }))
      return { waiting: subject.waiting, requests }
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

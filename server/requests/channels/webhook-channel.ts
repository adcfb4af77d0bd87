import { createHmac } from 'node:crypto'
import { codeOf } from '../../error-code.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Channel, SendOutcome } from '../channel.ts'
import { webhookEvent } from './webhook-event.ts'

/** Longest time of one attempt, milliseconds (requests guide 4). */
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
  return {
    name: 'webhook',
    send: async (delivery) => {
      const body = JSON.stringify(webhookEvent(delivery, options, now()))
      const timestamp = Math.floor(now() / 1000)
      const signed = `${delivery.id}.${timestamp}.${body}`
      try {
        const answer = await fetch(webhook.url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'webhook-id': delivery.id,
            'webhook-timestamp': String(timestamp),
            'webhook-signature': webhook.secrets.map((key) => `v1,${sign(key, signed)}`).join(' '),
          },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(longest),
        })
        await answer.body?.cancel()
        return outcomeOf(answer, now())
      } catch (error) {
        return { kind: 'retry', code: faultCode(error) }
      }
    },
  }
}

function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64')
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
function faultCode(error: unknown): string {
  const { cause, name } = error as { cause?: unknown; name?: string }
  return name === 'TimeoutError' ? 'ETIMEDOUT' : codeOf(cause ?? error)
}

import type { SubscriptionPayload } from '../contract/blog-subscribe.ts'
import type { StoredPayload } from './brief-text.ts'

type AboutRequest = { requestId: string }
type AboutSubscriber = { subscriberId: string; subscription: SubscriptionPayload }
type AboutChannel = { channel: string }

/** A request that nobody has received yet; nothing of what its sender wrote. */
type WaitingRequest = {
  requestId: string
  kind: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/** What a delivery is about; `event` is the type that a webhook carries. */
export type DeliverySubject =
  | ({
      event: 'request.created'
      kind: string
      payload: StoredPayload
      /** Milliseconds since 1970. */
      createdAt: number
    } & AboutRequest)
  | ({ event: 'request.erased' } & AboutRequest)
  /** `waiting` counts them all; those that were promised an answer first are named. */
  | { event: 'quarantine.waiting'; waiting: number; requests: readonly WaitingRequest[] }
  | ({ event: 'subscription.requested' } & AboutSubscriber)
  | ({ event: 'subscription.confirmed' } & AboutSubscriber)
  | ({ event: 'subscription.ended' } & AboutSubscriber)
  /** `parked` counts what waits for an operator in that channel. */
  | ({ event: 'delivery.parked'; code: string; parked: number } & AboutChannel)
  | ({ event: 'delivery.recovered' } & AboutChannel)

export type DeliveryEvent = DeliverySubject['event']

/** What the outbox and the tables beside it hold about one delivery. */
type SubjectRow = {
  event: string
  request_id: string | null
  subscriber_id: string | null
  about: string | null
  kind: string | null
  payload: string | null
  created_at: number | null
  email: string | null
  pathname: string | null
}

/** The subject of a delivery as its channel needs it. */
export function readSubject(row: SubjectRow): DeliverySubject {
  const event = row.event as DeliveryEvent
  switch (event) {
    case 'request.created':
      return {
        event,
        requestId: row.request_id!,
        kind: row.kind!,
        payload: JSON.parse(row.payload!) as StoredPayload,
        createdAt: row.created_at!,
      }
    case 'subscription.requested':
    case 'subscription.confirmed':
    case 'subscription.ended':
      return {
        event,
        subscriberId: row.subscriber_id!,
        subscription: { email: row.email!, pathname: row.pathname! },
      }
    default:
      return { event, ...(JSON.parse(row.about!) as object) } as DeliverySubject
  }
}

/** Ways out of the site: values of `outbox.channel`. */
export const channelNames = ['mail', 'webhook'] as const

export type ChannelName = (typeof channelNames)[number]

/**
 * Which of the channels an event goes out by.
 * @param channels those that are open
 * @param about for alerts, the channel that is in trouble: they take the other one
 */
export function channelsOf(
  event: DeliveryEvent,
  channels: readonly ChannelName[],
  about?: string,
): readonly ChannelName[] {
  switch (event) {
    case 'request.created':
    case 'request.erased':
    case 'quarantine.waiting':
      return channels
    case 'subscription.requested':
      // A mail to the reader; without a mail server the receiver of the webhook has to send it.
      return channels.includes('mail') ? ['mail'] : channels
    case 'subscription.confirmed':
    case 'subscription.ended':
      return channels.filter((name) => name === 'webhook')
    case 'delivery.parked':
    case 'delivery.recovered':
      return channels.filter((name) => name !== about)
  }
}

import type { SubscriptionPayload } from '../contract/blog-subscribe.ts'
import type { Click } from '../contract/clicks.ts'

/** Ages at which data is deleted, days. */
export type RetentionAge = {
  requestDays: number
  /** Suspicious messages (requests guide 6). */
  quarantineDays: number
  /** Newsletter addresses that nobody confirmed. */
  unconfirmedDays: number
}

/** A request as it is handed to a store. Times are milliseconds since 1970. */
export type NewRequest = {
  /** Which endpoint it came in by. */
  kind: 'contact' | 'contact-short'
  payload: Record<string, string>
  /** Address as it is compared: trimmed, domain in lower-case ASCII. */
  emailNorm: string
  /** Made from the sender's key, or from content and hour when there is none. */
  idempotencyKey: string
  /** Same key and other hash: the key was used for something else. */
  bodyHash: string
  /** Set when the key is derived: the same content within the hour is the same request. */
  contentHash: string | null
  /** Honeypot or haste: kept without delivery (requests guide 6). */
  quarantined: boolean
}

export type SaveOutcome = 'stored' | 'repeated' | 'key-reused'

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed'

/** What a delivery is about. */
export type DeliverySubject =
  | {
      event: 'request.created'
      requestId: string
      payload: Record<string, string>
      createdAt: number
    }
  | { event: 'subscription.requested'; subscriberId: string; subscription: SubscriptionPayload }

/** One claimed row of the outbox. `claims` is the fence: it never goes back. */
export type Delivery = {
  id: string
  channel: string
  attempts: number
  claims: number
  /** When it was queued; the same on every attempt. */
  queuedAt: number
  subject: DeliverySubject
}

/** Result of marking: false when another worker has claimed the row since. */
export type Marked = Promise<boolean>

/**
 * Where requests live until the team has them. Every method commits before it resolves; a rejected
 * promise means that nothing can be promised to the visitor. One suite (`store-suite.ts`) runs every
 * store: SQLite today, PostgreSQL beside it when several instances share one store.
 */
export type RequestStore = {
  /** Writes the request and one outbox row per channel in one transaction. */
  saveRequest: (request: NewRequest, channels: readonly string[]) => Promise<SaveOutcome>
  /** Notes a sign-up and queues its confirmation mail unless one went out too recently. */
  subscribe: (subscription: SubscriptionPayload, channels: readonly string[]) => Promise<void>
  /** Moves a subscriber; false when there is none with this id. */
  setSubscriber: (id: string, state: 'confirmed' | 'unsubscribed') => Promise<boolean>
  /** Takes up to `limit` due rows for `leaseFor` milliseconds. */
  claim: (limit: number, leaseFor: number) => Promise<Delivery[]>
  markSent: (delivery: Delivery) => Marked
  markRetry: (delivery: Delivery, retryAt: number, code: string) => Marked
  markParked: (delivery: Delivery, code: string) => Marked
  /** Deletes what is older than the given days; gives how many requests and sign-ups went. */
  deleteExpired: (age: RetentionAge) => Promise<number>
  /** Counts a press of a button on today's day in UTC. */
  countClick: (click: Click) => Promise<void>
  /** A small durable write, for readiness. */
  probe: () => Promise<void>
  close: () => Promise<void>
}

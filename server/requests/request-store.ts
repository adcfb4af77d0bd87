import type { SubscriptionPayload } from '../contract/blog-subscribe.ts'
import type { Click } from '../contract/signals.ts'
import type { StoredPayload } from './brief-text.ts'
import type { DeliverySubject } from './delivery-events.ts'

/** Ages at which data is deleted, days. */
export type RetentionAge = {
  requestDays: number
  /** Suspicious messages. */
  quarantineDays: number
  /** Newsletter addresses that nobody confirmed. */
  unconfirmedDays: number
}

/** Kinds of requests, each called as the endpoint that it came in by. */
export const requestKinds = ['contact', 'contact-short'] as const

export type RequestKind = (typeof requestKinds)[number]

/** A request as it is handed to a store. Times are milliseconds since 1970. */
export type NewRequest = {
  id: string
  /** Hash of the token of its receipt. */
  tokenHash: string
  kind: RequestKind
  payload: StoredPayload
  /** The address as it is compared (`comparableEmail`); the payload has it as it was typed. */
  emailNorm: string
  /** Made from the sender's key, or from content, sender's network and hour when there is none. */
  idempotencyKey: string
  /** Same key and other hash: the key was used for something else. */
  bodyHash: string
  /** Set when the key is derived: the same content from the same network within the hour is the same request. */
  contentHash: string | null
  /** Honeypot or haste: kept without delivery until somebody has looked at it. */
  quarantined: boolean
}

/** `id` names the request that is stored, also when an earlier post did it. */
export type SaveOutcome = { kind: 'stored' | 'repeated'; id: string } | { kind: 'key-reused' }

/** A request as its sender may see it again. */
export type Receipt = { id: string; payload: StoredPayload; createdAt: number }

/** How many rows wait in each state; the age is in milliseconds, 0 when nothing waits. */
export type Backlog = {
  pending: number
  sending: number
  parked: number
  bounced: number
  /** Those that nobody has looked at. */
  quarantined: number
  oldestWaiting: number
}

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

/** Whose rows a worker takes: those of one channel, or those that no open channel is for. */
export type ClaimedChannels = { channel: string } | { otherThan: readonly string[] }

/** Result of marking: false when another worker has claimed the row since. */
type Marked = Promise<boolean>

/**
 * Where requests live until the team has them. Every method commits before it resolves; a rejected
 * promise means that nothing can be promised to the visitor. `create-store.ts` makes it; one suite
 * (`request-store.slow.test.ts`) runs it on SQLite and on PostgreSQL.
 */
export type RequestStore = {
  /** Writes the request and, unless it is quarantined, one outbox row per channel in one transaction. */
  saveRequest: (request: NewRequest) => Promise<SaveOutcome>
  /** The request whose token has this hash; undefined when there is none, or none any more. */
  findReceipt: (tokenHash: string) => Promise<Receipt | undefined>
  /**
   * Deletes a request for good and tells every channel that had it. Its bytes leave the files.
   * @returns false when there is none
   */
  eraseRequest: (id: string) => Promise<boolean>
  /** Notes a sign-up and queues its confirmation mail unless one went out too recently. */
  subscribe: (subscription: SubscriptionPayload) => Promise<void>
  /**
   * Confirms a sign-up and tells the team's system; false when there is none with this id, or when it was
   * ended after the link was made.
   */
  confirmSubscriber: (id: string, linkMadeAt: number) => Promise<boolean>
  /** Ends a subscription and tells the team's system; false when there is none with this id. */
  unsubscribe: (id: string) => Promise<boolean>
  /** Takes up to `limit` due rows for `leaseFor` milliseconds. */
  claim: (limit: number, leaseFor: number, which: ClaimedChannels) => Promise<Delivery[]>
  /** Also ends the channel's incidents. */
  markSent: (delivery: Delivery) => Marked
  /** @param wait milliseconds from now */
  markRetry: (delivery: Delivery, wait: number, code: string) => Marked
  /** The other channel is told, once per incident. */
  markParked: (delivery: Delivery, code: string) => Marked
  /** Gives a delivery up that the address of a reader refused: it is nobody's work. */
  markBounced: (delivery: Delivery, code: string) => Marked
  /** Tells the team of what waits in quarantine, unless it was told of it too recently. */
  alertQuarantine: () => Promise<void>
  /** Brings waiting retries of a channel that works again into the next minutes. */
  spreadRetries: (channel: string) => Promise<void>
  /** Deletes what is older than the given days; gives how many requests and sign-ups went. */
  deleteExpired: (age: RetentionAge) => Promise<number>
  /** Those of the given deliveries that the outbox does not hold any more. */
  goneDeliveries: (ids: readonly string[]) => Promise<string[]>
  /** Counts a press of a button on today's day in UTC. */
  countClick: (click: Click) => Promise<void>
  /** What waits, for operators. */
  backlog: () => Promise<Backlog>
  /** A small durable write, for readiness. */
  probe: () => Promise<void>
  close: () => Promise<void>
}

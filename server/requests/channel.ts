import type { Delivery } from './request-store.ts'

/** What became of an attempt. `code` is a number or an error code, never text of a receiver. */
export type SendOutcome =
  | { kind: 'delivered' }
  | { kind: 'retry'; code: string }
  | { kind: 'park'; code: string }

/** A way to reach the team or a subscriber. Never rejects: every fault is an outcome. */
export type Channel = {
  /** Value of `outbox.channel`; a signed webhook would be a second channel beside `mail`. */
  name: 'mail'
  send: (delivery: Delivery) => Promise<SendOutcome>
}

import type { ChannelName } from './delivery-events.ts'
import type { Delivery } from './request-store.ts'

/** What became of an attempt. `code` is a number or an error code, never text of a receiver. */
export type SendOutcome =
  | { kind: 'delivered' }
  /**
   * `after` is what the receiver asked to wait, milliseconds. `byReader` tells that the address of a reader
   * refuses for now, while the channel works.
   */
  | { kind: 'retry'; code: string; after?: number; byReader?: true }
  | { kind: 'park'; code: string }
  /** The address of a reader refuses for good. */
  | { kind: 'bounce'; code: string }

/** A way to reach the team or a subscriber. Never rejects: every error is an outcome. */
export type Channel = {
  name: ChannelName
  send: (delivery: Delivery) => Promise<SendOutcome>
}

/** Tables of the store, as Kysely types them; times are milliseconds since 1970. */
export type Schema = {
  request: {
    id: string
    kind: string
    idem_key: string
    body_hash: string
    content_hash: string | null
    state: 'new' | 'quarantined'
    email_norm: string
    payload: string
    created_at: number
    /** Hash of the token of its receipt; null for requests from before there were receipts. */
    token_hash: string | null
  }
  subscriber: {
    id: string
    email: string
    state: 'pending' | 'confirmed' | 'unsubscribed'
    pathname: string
    created_at: number
    confirmed_at: number | null
    unsubscribed_at: number | null
  }
  outbox: {
    id: string
    request_id: string | null
    subscriber_id: string | null
    channel: string
    event: string
    state: 'pending' | 'sending' | 'sent' | 'parked'
    attempts: number
    claims: number
    created_at: number
    next_at: number
    scheduled_at: number
    lease_until: number | null
    last_code: string | null
    sent_at: number | null
    /** JSON of a delivery that is about no row of ours, or about one that is gone. */
    about: string | null
  }
  click: { day: string; block_title: string; topic: string; presses: number }
  erased: { id: string; erased_at: number }
  /** The last alert about a channel and code; `is_open` is 1 until the channel delivers again. */
  incident: { channel: string; code: string; alerted_at: number; is_open: number }
  migration: { name: string; applied_at: number }
  probe: { id: number; at: number }
}

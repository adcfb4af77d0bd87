import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { Pool } from 'pg'

/** An open database, and what its two kinds do differently. */
export type Database = {
  /**
   * The first statement of each transaction is a write. One that has read first cannot write once another process
   * has: SQLite lets a write wait for its turn (`busy_timeout`), but not one that would follow an outdated read.
   */
  kysely: Kysely<Schema>
  /** The same database for what may take minutes: changes of the schema and clean-ups. */
  maintenanceDb: Kysely<Schema>
  /** Further connections to PostgreSQL, by which instances share their limits of senders. */
  limitsPool?: Pool
  close: () => Promise<void>
  /** Writes follow one another anyway; those that come together may share a transaction. */
  oneWriter: boolean
  /**
   * The clock of what is stored, milliseconds since 1970; instances share that of PostgreSQL. The hour in a derived
   * idempotency key alone is that of the process (`idempotency`).
   */
  now: () => Promise<number>
  /** Ends a query that takes rows: those that another worker is taking are left to it. */
  skipLocked: RawBuilder<unknown>
  /** SQL for a whole number from 0 to below the limit, another one for each row. */
  randomBelow: (limit: number) => RawBuilder<number>
  /** First statement of a migration's transaction: one process at a time changes the schema. */
  lockSchema: (transaction: Transaction<Schema>) => Promise<void>
  /** Takes the bytes of deleted rows out of the files. */
  purge: () => Promise<void>
}

/** Tables of the store, as Kysely types them; times are milliseconds since 1970. */
export type Schema = {
  request: {
    id: string
    kind: string
    idem_key: string
    body_hash: string
    content_hash: string | null
    state: 'new' | 'quarantined'
    /** Compared in lower case: older releases kept capitals before the @. */
    email_norm: string
    payload: string
    created_at: number
    /** Hash of the token of its receipt; null for requests from before there were receipts. */
    token_hash: string | null
    /** When an operator has looked at it in quarantine and left it there. */
    dismissed_at: number | null
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
    /** A parked one waits for an operator; a bounced one was refused by the address of a reader. */
    state: 'pending' | 'sending' | 'sent' | 'parked' | 'bounced'
    attempts: number
    claims: number
    created_at: number
    next_at: number
    /**
     * When `next_at` was set, or the row was claimed: of a delivery that was given up, the last attempt. A time to come
     * shows that the clock went back.
     */
    scheduled_at: number
    lease_until: number | null
    last_code: string | null
    sent_at: number | null
    /** JSON of a delivery that is about no row of ours, or about one that is gone. */
    about: string | null
  }
  click: { day: string; block_title: string; topic: string; presses: number }
  erased: { id: string; erased_at: number }
  /**
   * The last alert about a channel and code, or about quarantine; `is_open` is 1 until the channel delivers
   * again.
   */
  incident: { channel: string; code: string; alerted_at: number; is_open: number }
  migration: { name: string; applied_at: number }
  probe: { id: number; at: number }
}

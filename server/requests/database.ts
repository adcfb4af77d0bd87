import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { Pool } from 'pg'
import type { Schema } from './schema.ts'

/** An open database, and what its two kinds do differently. */
export type Database = {
  kysely: Kysely<Schema>
  /** The same database for what may take minutes: changes of the schema and clean-ups. */
  patient: Kysely<Schema>
  /** Further connections to PostgreSQL, by which instances share their limits of senders. */
  limits?: Pool
  close: () => Promise<void>
  /** Writes follow one another anyway; those that come together may share a transaction. */
  oneWriter: boolean
  /** The only clock of what is stored, milliseconds since 1970; instances share that of PostgreSQL. */
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

import { type Kysely, sql } from 'kysely'
import { requestsMigration } from './migrations/0001-requests.ts'
import { clicksMigration } from './migrations/0002-clicks.ts'
import type { Schema } from './schema.ts'

type Migration = { name: string; statements: readonly string[] }

/** In the order in which they are applied; a name never changes once it was released. */
const released: readonly Migration[] = [requestsMigration, clicksMigration]

/**
 * Brings a database to the newest schema. Each migration is one transaction that starts with a write,
 * so a second process waits and a killed one leaves nothing half-made.
 */
export async function migrate(
  database: Kysely<Schema>,
  now: () => number,
  migrations: readonly Migration[] = released,
): Promise<void> {
  await sql`create table if not exists migration (name text primary key, applied_at bigint not null)`.execute(
    database,
  )
  for (const { name, statements } of migrations) {
    await database.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('migration')
        .values({ name, applied_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 0n) return
      for (const statement of statements) await sql.raw(statement).execute(transaction)
    })
  }
}

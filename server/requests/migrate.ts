import { sql } from 'kysely'
import type { Database } from './database.ts'
import { requestsMigration } from './migrations/0001-requests.ts'
import { clicksMigration } from './migrations/0002-clicks.ts'
import { receiptsAndIncidentsMigration } from './migrations/0003-receipts-and-incidents.ts'

/** One step of the schema, in words that both databases understand. */
export type Migration = { name: string; statements: readonly string[] }

/** In the order in which they are applied; a name never changes once it was released. */
export const releasedMigrations: readonly Migration[] = [
  requestsMigration,
  clicksMigration,
  receiptsAndIncidentsMigration,
]

/**
 * Brings a database to the newest schema. Each migration is one transaction that starts with a write or a
 * lock, so a second process waits and a killed one leaves nothing half-made.
 */
export async function migrate(
  { patient, lockSchema, now }: Pick<Database, 'patient' | 'lockSchema' | 'now'>,
  migrations: readonly Migration[] = releasedMigrations,
): Promise<void> {
  await patient.transaction().execute(async (transaction) => {
    await lockSchema(transaction)
    await sql`create table if not exists migration (name text primary key, applied_at bigint not null)`.execute(
      transaction,
    )
  })
  for (const { name, statements } of migrations) {
    const appliedAt = await now()
    await patient.transaction().execute(async (transaction) => {
      await lockSchema(transaction)
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('migration')
        .values({ name, applied_at: appliedAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 0n) return
      for (const statement of statements) await sql.raw(statement).execute(transaction)
    })
  }
}

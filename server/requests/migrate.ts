import { sql } from 'kysely'
import type { Database } from './database.ts'
import { type Migration, releasedMigrations } from './migrations.ts'

/**
 * Brings a database to the newest schema. Each migration is one transaction that starts with a write or a
 * lock, so a second process waits and a killed one leaves nothing half-made.
 */
export async function migrate(
  { maintenanceDb, lockSchema, now }: Pick<Database, 'maintenanceDb' | 'lockSchema' | 'now'>,
  migrations: readonly Migration[] = releasedMigrations,
): Promise<void> {
  await maintenanceDb.transaction().execute(async (transaction) => {
    await lockSchema(transaction)
    await sql`create table if not exists migration (name text primary key, applied_at bigint not null)`.execute(
      transaction,
    )
  })
  for (const { name, statements } of migrations) {
    const appliedAt = await now()
    await maintenanceDb.transaction().execute(async (transaction) => {
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

import type { Logger } from 'pino'
import { sql } from 'kysely'
import { codeOf } from '../exception-code.ts'
import type { Settings } from '../settings/settings.ts'
import type { Database } from './database.ts'
import { type Migration, releasedMigrations } from './migrations.ts'

/**
 * Opens the store that the settings name, with the newest schema. Only its own driver is loaded.
 * @throws Error when the database cannot be opened or does not make commits durable
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Pick<Logger, 'error'>,
): Promise<Database> {
  const onError = (error: Error) =>
    log.error(
      { event: 'database-connection-lost', code: codeOf(error) },
      'a connection to the database broke',
    )
  const database = databaseUrl
    ? await (await import('./open-postgres.server.ts')).openPostgres(databaseUrl, onError)
    : (await import('./open-sqlite.server.ts')).openSqlite(dataDir, Date.now)
  await migrate(database)
  return database
}

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

import type { Logger } from 'pino'
import { codeOf } from '../error-code.ts'
import type { Settings } from '../settings/settings.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

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

import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../requests/database.ts'
import type { Settings } from '../settings/settings.ts'
import { CommandError } from './command.ts'

const mostAttempts = 20
const betweenAttempts = 250

/**
 * Takes the bytes of deleted rows out of the files. On SQLite the log can be emptied only when nobody
 * reads from it: a running server leaves such moments many times in a second.
 * @throws CommandError when somebody read all the time
 */
export async function emptyFiles(
  database: Database,
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
): Promise<void> {
  if (databaseUrl) return database.purge()
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
      database.kysely,
    )
    if (rows[0]?.busy === 0) return
    await pause(betweenAttempts)
  }
  throw new CommandError(
    'The rows are deleted, but their bytes are still in the log of the store, which another program reads all the time: end that program and run the command again.',
  )
}

import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../requests/database.ts'
import type { Settings } from '../settings/settings.ts'
import { CommandError } from './command.ts'

/** Rows of one write: a command never holds the lock of the store for longer than 50 ms. */
export const batchSize = 100

/** The items in groups that one write takes. */
export function batches<Item>(items: readonly Item[], size: number = batchSize): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

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

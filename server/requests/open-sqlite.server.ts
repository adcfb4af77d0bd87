import type Database from 'better-sqlite3'
import { join } from 'node:path'
import { Kysely, sql, SqliteDialect } from 'kysely'
import type { Database as StoreDatabase } from './database.ts'
import { SettingFault } from '../settings/setting-fault.ts'
import type { Schema } from './schema.ts'
import { SqliteDatabase } from './sqlite-driver.server.ts'

/** Name of the store's file in the data folder. */
export const sqliteFile = 'requests.sqlite'

/** Older ones could damage a file that two connections write (requests guide 1). */
const oldestSqlite = [3, 51, 3] as const

/** Texts of statements that are kept ready. */
const mostStatements = 100

/** Settings of every connection, and the values that prove them. */
const pragmas = {
  journal_mode: 'wal',
  synchronous: 2,
  busy_timeout: 5000,
  foreign_keys: 1,
  secure_delete: 1,
} as const

/**
 * Opens the file with the settings that make a commit durable: one file, nothing to install
 * (requests guide 1).
 * @param dataDir folder that holds the file
 * @param now milliseconds since 1970
 * @throws SettingFault when SQLite is too old or a setting did not take
 */
export function openSqlite(dataDir: string, now: () => number): StoreDatabase {
  const kysely = openSqliteFile(join(dataDir, sqliteFile))
  return {
    kysely,
    patient: kysely,
    oneWriter: true,
    close: () => kysely.destroy(),
    now: async () => now(),
    // Writers follow one another: nobody else is taking rows.
    skipLocked: sql``,
    randomBelow: (limit) => sql<number>`abs(random()) % ${limit}`,
    lockSchema: async () => undefined,
    // Deleted bytes are overwritten (secure_delete), but old pages stay in the log until it is emptied.
    purge: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(kysely)
    },
  }
}

/** One connection to a file, in the order of `openSqlite`. */
export function openSqliteFile(path: string): Kysely<Schema> {
  const database = new SqliteDatabase(path)
  try {
    prove(database)
  } catch (error) {
    // The caller gets no handle that it could close.
    database.close()
    throw error
  }
  const prepare = preparedOnce(database)
  const dialect = new SqliteDialect({ database: { prepare, close: () => database.close() } })
  return new Kysely<Schema>({ dialect })
}

/**
 * Prepares each text once: a statement's memory lies outside of what Node sees, and thousands of them
 * would wait for its garbage collector.
 */
function preparedOnce(database: Database.Database): (text: string) => Database.Statement {
  const statements = new Map<string, Database.Statement>()
  return (text) => {
    const known = statements.get(text)
    if (known) return known
    // Lists of many lengths make texts of many kinds.
    if (statements.size >= mostStatements) statements.clear()
    const statement = database.prepare(text)
    statements.set(text, statement)
    return statement
  }
}

function prove(database: Database.Database): void {
  const { version } = database
    .prepare<[], { version: string }>('select sqlite_version() as version')
    .get()!
  if (isOlder(version)) {
    throw new SettingFault(
      `SQLite ${version} can damage its file: install better-sqlite3 with SQLite ${oldestSqlite.join('.')} or newer.`,
    )
  }
  for (const [name, wanted] of Object.entries(pragmas)) {
    database.pragma(`${name} = ${wanted}`)
    const is: unknown = database.pragma(name, { simple: true })
    if (is !== wanted)
      throw new SettingFault(`SQLite keeps ${name} = ${String(is)} instead of ${wanted}.`)
  }
}

function isOlder(version: string): boolean {
  const parts = version.split('.').map(Number)
  const at = oldestSqlite.findIndex((part, index) => part !== parts[index])
  return at >= 0 && (parts[at] ?? 0) < oldestSqlite[at]!
}

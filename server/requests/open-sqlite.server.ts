import { join } from 'node:path'
import type Database from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { codeOf } from '../exception-code.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Database as StoreDatabase, Schema } from './database.ts'

/** Name of the store's file in the data folder. */
export const sqliteFile = 'requests.sqlite'

/** Older ones could damage a file that two connections write. */
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
 * Opens the file with the settings that make a commit durable: one file, nothing to install.
 * @param dataDir folder that contains the file
 * @param now milliseconds since 1970
 * @throws SettingsError when SQLite is too old or a setting did not take
 */
export function openSqlite(dataDir: string, now: () => number): StoreDatabase {
  const kysely = openSqliteFile(join(dataDir, sqliteFile))
  return {
    kysely,
    maintenanceDb: kysely,
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
    throw new SettingsError(
      `SQLite ${version} can damage its file: install better-sqlite3 with SQLite ${oldestSqlite.join('.')} or newer.`,
    )
  }
  for (const [name, wanted] of Object.entries(pragmas)) {
    database.pragma(`${name} = ${wanted}`)
    const is: unknown = database.pragma(name, { simple: true })
    if (is !== wanted)
      throw new SettingsError(`SQLite keeps ${name} = ${String(is)} instead of ${wanted}.`)
  }
}

function isOlder(version: string): boolean {
  const parts = version.split('.').map(Number)
  const at = oldestSqlite.findIndex((part, index) => part !== parts[index])
  return at >= 0 && (parts[at] ?? 0) < oldestSqlite[at]!
}

/**
 * better-sqlite3 as the running Node can load it. From 13 on it is built on Node-API and ends with
 * SIGSEGV on Node 20; 12 ends with SIGABRT on Node 24 as soon as a statement is collected
 * (.github/decisions/0002-versions.md).
 */
export const SqliteDatabase: typeof Database = await loadDriver(process.versions.node)

/**
 * @param node the version of the running Node, as in `process.versions.node`
 * @throws SettingsError when the driver for this Node is not there, or was not compiled
 */
async function loadDriver(node: string): Promise<typeof Database> {
  const name = isNode20(node) ? 'better-sqlite3-node20' : 'better-sqlite3'
  try {
    const driver = isNode20(node)
      ? await import('better-sqlite3-node20')
      : await import('better-sqlite3')
    // Its compiled part is loaded with the first database only.
    new driver.default(':memory:').close()
    return driver.default
  } catch (error) {
    throw new SettingsError(
      `SQLite could not be loaded on Node ${node} (${codeOf(error)}): run "npm ci" with this Node and without --omit=optional; after an install without scripts approve that of ${name} or run "npm rebuild ${name}", which may compile for about a minute and then needs python3, make and a C++ compiler; or set DATABASE_URL.`,
    )
  }
}

function isNode20(node: string): boolean {
  return node.startsWith('20.')
}

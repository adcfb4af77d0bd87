import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, inject } from 'vitest'
import type { Database } from '../../server/requests/database.ts'
import { migrate } from '../../server/requests/open-database.server.ts'
import { openPostgres } from '../../server/requests/open-postgres.server.ts'
import { openSqlite } from '../../server/requests/open-sqlite.server.ts'

/** Opens an empty database, with its tables unless told otherwise. */
export type OpenDatabase = (now: () => number, options?: { empty?: boolean }) => Promise<Database>

/** Declares tests twice: on SQLite, and on a real PostgreSQL server. */
export function onEachStore(declare: (open: OpenDatabase) => void): void {
  describe('on SQLite', () => {
    const root = mkdtempSync(join(tmpdir(), 'store-'))
    afterAll(() => rmSync(root, { recursive: true, force: true }))
    declare(async (now, { empty } = {}) => {
      const database = openSqlite(mkdtempSync(join(root, 'one-')), now)
      if (!empty) await migrate(database)
      return database
    })
  })
  describe('on PostgreSQL', () => {
    declare(async (now, { empty } = {}) => {
      const database = await openPostgres(await emptyPostgres(), () => undefined, now)
      if (!empty) await migrate(database)
      return database
    })
  })
}

/** Makes a database without tables; gives its address. */
export async function emptyPostgres(): Promise<string> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.replace(/\/[^/]*$/, `/${name}`)
}

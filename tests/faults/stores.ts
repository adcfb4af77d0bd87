import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { SqliteDatabase } from '../../server/requests/open-sqlite.server.ts'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'

export type StoreKind = 'SQLite' | 'PostgreSQL'

/** An empty store: what an instance needs to find it, and a way to look into it. */
export type EmptyStore = {
  kind: StoreKind
  dataDir: string
  /** Settings of an instance that uses it. */
  env: Record<string, string>
  /** Rows of a query, read beside the running instances. */
  query: <Row>(sql: string) => Promise<Row[]>
  remove: () => Promise<void>
}

/** Makes stores, with one PostgreSQL server for all faults. */
export type Stores = {
  make: (kind: StoreKind, folder?: string) => Promise<EmptyStore>
  postgres: () => Promise<PostgresServer>
  stop: () => Promise<void>
}

/** Nothing is started before it is needed. */
export function openStores(): Stores {
  let server: Promise<PostgresServer> | undefined
  const postgres = () => (server ??= startPostgres())
  return {
    postgres,
    make: async (kind, folder = tmpdir()) => {
      const dataDir = mkdtempSync(join(folder, 'fault-'))
      const remove = async () => rmSync(dataDir, { recursive: true, force: true })
      const base = { DATA_DIR: dataDir, SITE_SECRET: 'fault-tests-fault-tests-fault-te' }
      if (kind === 'SQLite') {
        return { kind, dataDir, env: base, query: async (sql) => readSqlite(dataDir, sql), remove }
      }
      const url = await (await postgres()).createDatabase()
      const env = { ...base, DATABASE_URL: url }
      return { kind, dataDir, env, query: (sql) => readPostgres(url, sql), remove }
    },
    stop: async () => {
      await (await server)?.stop()
    },
  }
}

function readSqlite<Row>(dataDir: string, sql: string): Row[] {
  const database = new SqliteDatabase(join(dataDir, 'requests.sqlite'), { readonly: true })
  try {
    return database.prepare<[], Row>(sql).all()
  } finally {
    database.close()
  }
}

async function readPostgres<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows as Row[]
  } finally {
    await client.end()
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createStore } from './create-store.ts'
import { migrate } from './open-database.server.ts'
import { SqliteDatabase, openSqlite, openSqliteFile, sqliteFile } from './open-sqlite.server.ts'
import type { ChannelName } from './delivery-events.ts'
import type { NewRequest, RequestStore } from './request-store.ts'

const root = mkdtempSync(join(tmpdir(), 'store-'))
let folder: string
const now = () => Date.UTC(2026, 10, 21)

beforeEach(() => {
  folder = mkdtempSync(join(root, 'one-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function open(
  dataDir: string,
  clock = now,
  channels: readonly ChannelName[] = ['mail'],
): Promise<RequestStore> {
  const database = openSqlite(dataDir, clock)
  await migrate(database)
  return createStore(database, channels)
}

const request: NewRequest = {
  id: 'request-1',
  tokenHash: 'token',
  kind: 'contact',
  payload: { name: 'Marta', email: 'marta@keller.example' },
  emailNorm: 'marta@keller.example',
  idempotencyKey: 'key',
  bodyHash: 'words',
  contentHash: null,
  quarantined: false,
}

test('a reopened file holds what was stored, and is whole', async () => {
  const before = await open(folder)
  await before.saveRequest(request)
  await before.close()
  const after = await open(folder)
  expect(await after.saveRequest(request)).toMatchObject({ kind: 'repeated' })
  const [delivery] = await after.claim(8, 1000, { channel: 'mail' })
  expect(delivery!.subject).toMatchObject({ payload: request.payload })
  await after.close()
  const file = new SqliteDatabase(join(folder, sqliteFile))
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
  file.close()
})

test('fault 6: every connection makes a commit durable', async () => {
  for (let connection = 0; connection < 2; connection += 1) {
    const database = openSqliteFile(join(folder, sqliteFile))
    const settings = await sql<Record<string, unknown>>`
      select (select synchronous from pragma_synchronous) as synchronous,
        (select journal_mode from pragma_journal_mode) as journal,
        (select foreign_keys from pragma_foreign_keys) as foreign_keys,
        (select secure_delete from pragma_secure_delete) as secure_delete,
        (select timeout from pragma_busy_timeout) as wait`.execute(database)
    expect(settings.rows).toEqual([
      { synchronous: 2, journal: 'wal', foreign_keys: 1, secure_delete: 1, wait: 5000 },
    ])
    await database.destroy()
  }
})

test('a file that cannot keep a log of writes is refused', () => {
  expect(() => openSqliteFile(':memory:')).toThrow('journal_mode')
})

test('fault 37: a migration that breaks leaves nothing behind and is made up for later', async () => {
  const path = join(folder, sqliteFile)
  const database = openSqlite(folder, now)
  const good = 'create table half (id text)'
  const broken = { name: '9999-test', statements: [good, 'create nonsense'] }
  await expect(migrate(database, [broken])).rejects.toThrow('syntax error')
  expect(await tables(path)).not.toContain('half')
  await migrate(database, [{ ...broken, statements: [good] }])
  expect(await tables(path)).toContain('half')
  await migrate(database, [{ ...broken, statements: [good] }])
  await database.close()
})

test('a second process finds the tables made and shares the requests', async () => {
  const one = await open(folder)
  const two = await open(folder)
  expect(await one.saveRequest(request)).toMatchObject({ kind: 'stored' })
  expect(await two.saveRequest(request)).toMatchObject({ kind: 'repeated' })
  await Promise.all([one.close(), two.close()])
})

test('erasing a request takes its delivery along', async () => {
  const store = await open(folder)
  await store.saveRequest(request)
  await store.close()
  const database = openSqliteFile(join(folder, sqliteFile))
  await database.deleteFrom('request').execute()
  expect(await database.selectFrom('outbox').selectAll().execute()).toEqual([])
  await database.destroy()
})

async function tables(path: string): Promise<string[]> {
  const file = new SqliteDatabase(path, { readonly: true })
  const found = file.prepare<[], { name: string }>('select name from sqlite_schema').all()
  file.close()
  return found.map(({ name }) => name)
}

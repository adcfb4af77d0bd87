import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openSqlite } from './open-sqlite.server.ts'
import type { NewRequest } from './request-store.ts'
import { SqliteDatabase } from './sqlite-driver.server.ts'
import { openSqliteStore, sqliteFile } from './sqlite-store.server.ts'
import { storeSuite } from './store-suite.ts'

const root = mkdtempSync(join(tmpdir(), 'store-'))
let folder: string
const now = () => Date.UTC(2026, 10, 21)

beforeEach(() => {
  folder = mkdtempSync(join(root, 'one-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

storeSuite('SQLite', (clock) => openSqliteStore(mkdtempSync(join(root, 'suite-')), clock))

const request: NewRequest = {
  kind: 'contact',
  payload: { name: 'Marta', email: 'marta@keller.example' },
  emailNorm: 'marta@keller.example',
  idempotencyKey: 'key',
  bodyHash: 'words',
  contentHash: null,
  quarantined: false,
}

test('a reopened file holds what was stored, and is whole', async () => {
  const before = await openSqliteStore(folder, now)
  await before.saveRequest(request, ['mail'])
  await before.close()
  const after = await openSqliteStore(folder, now)
  expect(await after.saveRequest(request, ['mail'])).toBe('repeated')
  const [delivery] = await after.claim(8, 1000)
  expect(delivery!.subject).toMatchObject({ payload: request.payload })
  await after.close()
  const file = new SqliteDatabase(join(folder, sqliteFile))
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
  file.close()
})

test('every connection makes a commit durable', async () => {
  for (let connection = 0; connection < 2; connection += 1) {
    const database = openSqlite(join(folder, sqliteFile))
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
  expect(() => openSqlite(':memory:')).toThrow('journal_mode')
})

test('a migration that breaks leaves nothing behind and is made up for later', async () => {
  const path = join(folder, sqliteFile)
  const database = openSqlite(path)
  const good = 'create table half (id text)'
  const broken = { name: '9999-test', statements: [good, 'create nonsense'] }
  await expect(migrate(database, now, [broken])).rejects.toThrow('syntax error')
  expect(await tables(path)).not.toContain('half')
  await migrate(database, now, [{ ...broken, statements: [good] }])
  expect(await tables(path)).toContain('half')
  await migrate(database, now, [{ ...broken, statements: [good] }])
  await database.destroy()
})

test('a second process finds the tables made and shares the requests', async () => {
  const one = await openSqliteStore(folder, now)
  const two = await openSqliteStore(folder, now)
  expect(await one.saveRequest(request, ['mail'])).toBe('stored')
  expect(await two.saveRequest(request, ['mail'])).toBe('repeated')
  await Promise.all([one.close(), two.close()])
})

test('erasing a request takes its delivery along', async () => {
  const store = await openSqliteStore(folder, now)
  await store.saveRequest(request, ['mail'])
  await store.close()
  const database = openSqlite(join(folder, sqliteFile))
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

import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openChannels } from '../requests/channels/open-channels.server.ts'
import { SqliteDatabase, sqliteFile } from '../requests/open-sqlite.server.ts'
import type { RequestRecord } from './read-requests.ts'
import { openStoreUnderTest, type StoreUnderTest } from '../../tests/support/store-under-test.ts'

const root = mkdtempSync(join(tmpdir(), 'backups-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let site: StoreUnderTest
let folder: string
let file: string

beforeEach(async () => {
  site = await openStoreUnderTest()
  folder = mkdtempSync(join(root, 'one-'))
  file = join(folder, 'backup.sqlite')
})
afterEach(() => site.close())

const person = { name: 'Zacharias Quillfeather', email: 'zacharias@quill.example' }
const words = 'A sentence that nobody else writes.'

/** Delivers everything by the channels of the site: here, as files. */
async function deliver() {
  const [mail] = openChannels(site.settings, Date.now)
  for (const delivery of await site.claim()) {
    expect(await mail!.send(delivery)).toEqual({ kind: 'delivered' })
    await site.store.markSent(delivery)
  }
}

/** Those of the given texts that a file below a folder contains. */
function found(texts: readonly string[], below: string): string[] {
  return readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name))
      return texts.filter((text) => bytes.includes(text)).map((text) => `${entry.name}: ${text}`)
    })
}

test('fault 34: after erase no byte of a person is in the store, its log, the mails or a later backup', async () => {
  const marks = [person.name, person.email, words]
  for (let at = 0; at < 120; at += 1) {
    await site.save({ name: `Nobody ${at}`, requestDetails: 'x'.repeat((at * 97) % 3000) })
    // Long enough for pages of its own as well.
    if (at % 20 === 0) await site.save({ ...person, requestDetails: words.repeat(at * 3 + 1) })
  }
  await site.store.subscribe({ email: person.email, pathname: '/' })
  await deliver()
  expect(found(marks, site.dataDir).length).toBeGreaterThan(6)

  const { code, out } = await site.run('erase', person.email)
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('Erased requests: 6; erased subscriptions: 1'),
  ])
  expect((await site.run('backup', file)).code).toBe(0)
  await site.save()
  await deliver()
  expect(found(marks, site.dataDir)).toEqual([])
  expect(found(marks, folder)).toEqual([])
  expect(readdirSync(join(site.dataDir, 'mail')).length).toBeGreaterThan(120)
})

test('backup is one whole file for the owner alone, made while the server holds the store', async () => {
  const ids = [await site.save(), await site.save()]
  const [copied] = await site.json('backup', file)
  expect(copied).toMatchObject({ file, requests: 2, deliveries: 2, subscribers: 0 })
  expect(readdirSync(folder)).toEqual(['backup.sqlite'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const copy = new SqliteDatabase(file, { readonly: true })
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(copy.prepare('select id from request').pluck().all().sort()).toEqual(ids.sort())
  copy.close()
  expect(readdirSync(folder)).toEqual(['backup.sqlite'])
})

test('backup replaces nothing and leaves nothing half-made', async () => {
  writeFileSync(file, 'mine')
  const taken = await site.run('backup', file)
  expect(taken).toMatchObject({ code: 1, out: '' })
  expect(taken.error).toContain('is there already')
  expect(readFileSync(file, 'utf8')).toBe('mine')
  const nowhere = await site.run('backup', join(folder, 'no', 'folder.sqlite'))
  expect(nowhere.code).toBe(1)
  expect(nowhere.error).toContain('make it first')
  expect(readdirSync(folder)).toEqual(['backup.sqlite'])
})

test('verify tells a whole backup from a damaged one and from another file', async () => {
  for (let at = 0; at < 30; at += 1) await site.save({ requestDetails: 'x'.repeat(4000) })
  await site.run('backup', file)
  const whole = await site.run('verify', file)
  expect(whole).toMatchObject({ code: 0, error: '' })
  expect(whole.out).toMatch(/^requests +30$/m)

  const bytes = readFileSync(file)
  bytes.fill(0x7f, 5 * 4096, 9 * 4096)
  const damaged = join(folder, 'damaged.sqlite')
  writeFileSync(damaged, bytes)
  const bent = join(folder, 'bent.sqlite')
  writeFileSync(bent, withBentIndex(readFileSync(file)))
  const other = join(folder, 'other.sqlite')
  writeFileSync(other, 'no database at all')
  const empty = join(folder, 'empty.sqlite')
  writeFileSync(empty, '')
  for (const path of [damaged, bent, other, empty, join(folder, 'missing.sqlite')]) {
    const { code, out, error } = await site.run('verify', path)
    expect([code, out], path).toEqual([1, ''])
    expect(error, path).toContain(path)
  }
})

/** A page of an index whose key is not that of its row: every query works, and some answers are wrong. */
function withBentIndex(bytes: Buffer): Buffer {
  const leafOfIndex = 0x0a
  for (let page = 0; page < bytes.length; page += 4096) {
    const at = bytes.indexOf('marta@', page)
    if (bytes[page] === leafOfIndex && at >= 0 && at < page + 4096) {
      bytes.write('narta@', at)
      return bytes
    }
  }
  throw new Error('There is no page of that index.')
}

test('verify refuses the backup of a newer release', async () => {
  await site.run('backup', file)
  const copy = new SqliteDatabase(file)
  copy.exec(`insert into migration values ('9999-later', 1)`)
  copy.close()
  const { code, error } = await site.run('verify', file)
  expect(code).toBe(1)
  expect(error).toContain('newer release (9999-later)')
})

/** Ends the server, moves its store away and gives the path that it has now. */
async function moveStoreAway(): Promise<string> {
  await site.store.close()
  for (const end of ['', '-wal', '-shm']) {
    const path = join(site.dataDir, `${sqliteFile}${end}`)
    if (existsSync(path)) renameSync(path, join(folder, `old.sqlite${end}`))
  }
  return join(folder, 'old.sqlite')
}

test('fault 34: restore brings back everything but what was erased or unsubscribed since', async () => {
  const kept = await site.save({ email: 'ada@keller.example' })
  await site.save({ ...person, requestDetails: words })
  for (const email of [person.email, 'stays@keller.example', 'leaves@keller.example']) {
    await site.store.subscribe({ email, pathname: '/' })
  }
  const rows = await site.database.kysely.selectFrom('subscriber').selectAll().execute()
  for (const { id } of rows) await site.store.confirmSubscriber(id, Date.now())
  expect((await site.run('backup', file)).code).toBe(0)
  expect(found([person.name, words], folder)).toHaveLength(2)

  await site.run('erase', person.email)
  const leaving = rows.find(({ email }) => email.startsWith('leaves'))!
  await site.store.unsubscribe(leaving.id)
  const list = join(folder, 'withdrawn.jsonl')
  writeFileSync(list, (await site.run('withdrawn')).out)
  const old = await moveStoreAway()

  for (const source of [old, list]) {
    const restored = await site.json('restore', file, '--withdrawn', source)
    expect(restored).toMatchObject([
      { requests: 1, removed: { requests: 1, subscribers: 1, unsubscribed: 1 } },
    ])
    expect((await site.json<RequestRecord>('export', '--jsonl')).map(({ id }) => id)).toEqual([
      kept,
    ])
    const readers = await site.json<{ email: string }>('subscribers')
    expect(readers.map(({ email }) => email)).toEqual(['stays@keller.example'])
    expect((await site.json('withdrawn')).length).toBe(3)
    expect(found([person.name, person.email, words], site.dataDir)).toEqual([])
    expect(statSync(join(site.dataDir, sqliteFile)).mode & 0o777).toBe(0o600)
    rmSync(join(site.dataDir, sqliteFile))
  }
})

test('restore keeps who signed up again after unsubscribing', async () => {
  await site.store.subscribe({ email: 'reader@keller.example', pathname: '/' })
  const { id } = await site.database.kysely
    .selectFrom('subscriber')
    .select('id')
    .executeTakeFirstOrThrow()
  await site.store.unsubscribe(id)
  const list = join(folder, 'withdrawn.jsonl')
  writeFileSync(list, (await site.run('withdrawn')).out)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await site.store.confirmSubscriber(id, Date.now())
  await site.run('backup', file)
  await moveStoreAway()
  expect(await site.json('restore', file, '--withdrawn', list)).toMatchObject([
    { removed: { unsubscribed: 0 } },
  ])
  expect(await site.json('subscribers')).toHaveLength(1)
})

test('restore never replaces a store, and wants to know what was taken back', async () => {
  await site.save()
  await site.run('backup', file)
  const taken = await site.run('restore', file, '--nothing-withdrawn')
  expect(taken).toMatchObject({ code: 1, out: '' })
  expect(taken.error).toContain('stop the server, move')
  await moveStoreAway()
  const silent = await site.run('restore', file)
  expect(silent.code).toBe(1)
  expect(silent.error).toContain('Say what was erased or unsubscribed since the backup')
  const bad = join(folder, 'list.jsonl')
  writeFileSync(bad, '{"id":"1","what":"erased","at":"2026-11-21T10:00:00.000Z"}\nand so on\n')
  const unread = await site.run('restore', file, '--withdrawn', bad)
  expect(unread.code).toBe(1)
  expect(unread.error).toContain(`Line 2 of ${bad}`)
  expect(readdirSync(site.dataDir)).toEqual([])
  expect((await site.run('restore', file, '--nothing-withdrawn')).code).toBe(0)
  expect(await site.json('list')).toHaveLength(1)
})

test('a folder without a store is a fault, not an empty answer', async () => {
  await moveStoreAway()
  const { code, out, error } = await site.run('status')
  expect([code, out]).toEqual([1, ''])
  expect(error).toContain('There is no store')
  expect(readdirSync(site.dataDir)).toEqual([])
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../../tests/support/postgres-server.ts'
import { eraseSuite } from '../../tests/support/erase-suite.ts'
import { operatorsSuite } from '../../tests/support/operators-suite.ts'
import { openStoreUnderTest } from '../../tests/support/store-under-test.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

operatorsSuite('PostgreSQL', async () => ({ DATABASE_URL: await server.createDatabase() }))
eraseSuite('PostgreSQL', async () => ({ DATABASE_URL: await server.createDatabase() }))

test('backup and restore name the tools of PostgreSQL, and are no success', async () => {
  const site = await openStoreUnderTest({ DATABASE_URL: await server.createDatabase() })
  const backup = await site.run('backup', 'requests.dump')
  expect(backup).toMatchObject({ code: 1, out: '' })
  expect(backup.error).toContain('pg_dump --format=custom --file=requests.dump "$DATABASE_URL"')
  const restore = await site.run('restore', 'requests.dump', '--nothing-withdrawn')
  expect(restore).toMatchObject({ code: 1, out: '' })
  expect(restore.error).toContain('pg_restore --clean --if-exists --no-owner')
  expect(backup.error + restore.error).not.toContain('postgres://')
  await site.close()
})

test('fault 34: what was erased does not come back with an older copy of the database', async () => {
  const site = await openStoreUnderTest({ DATABASE_URL: await server.createDatabase() })
  const restored = await openStoreUnderTest({ DATABASE_URL: await server.createDatabase() })
  const id = await site.save()
  // The same row, as pg_restore puts it back from a copy of before.
  await restored.save({}, { id })
  await restored.save({ email: 'ada@keller.example' })
  await site.run('erase', 'marta@keller.example')
  const list = join(site.dataDir, 'withdrawn.jsonl')
  writeFileSync(list, (await site.run('withdrawn')).out)
  expect(await restored.json('apply-withdrawn', list)).toEqual([
    { requests: 1, subscribers: 0, unsubscribed: 0 },
  ])
  const left = await restored.json<{ fields: { email: string } }>('export', '--jsonl')
  expect(left.map(({ fields }) => fields.email)).toEqual(['ada@keller.example'])
  expect(await restored.json('withdrawn')).toMatchObject([{ id, what: 'erased' }])
  await Promise.all([site.close(), restored.close()])
})

test('a database that does not answer is a fault of one sentence without its password', async () => {
  const site = await openStoreUnderTest({ DATABASE_URL: await server.createDatabase() })
  const { runCommand } = await import('./run-command.ts')
  let said = ''
  const env = {
    DATABASE_URL: 'postgres://site:geheim@127.0.0.1:9/site',
    SITE_SECRET: 's'.repeat(32),
    DATA_DIR: site.dataDir,
  }
  const code = await runCommand(['status'], env, {
    write: async () => undefined,
    complain: (sentence) => (said += sentence),
  })
  expect(code).toBe(1)
  expect(said).toMatch(/^DATABASE_URL cannot be used \(ECONNREFUSED\): .*\.$/)
  expect(said).not.toContain('geheim')
  await site.close()
})

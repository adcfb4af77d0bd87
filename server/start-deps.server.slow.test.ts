import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../tests/support/postgres-server.ts'
import { startDeps } from './start-deps.server.ts'
import { runCommand } from './operators/run-command.ts'
import { readSettings } from './settings/settings.ts'

let server: PostgresServer
const dataDir = mkdtempSync(join(tmpdir(), 'first-start-'))

beforeAll(async () => {
  server = await startPostgres()
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Lines of PostgreSQL's log that tell of an error, with the statement that follows. */
const errors = () => server.log().match(/^.*(ERROR|FATAL|PANIC):.*$/gm) ?? []

test('the first start on an empty database leaves no error in its log, nor do commands before it', async () => {
  const own = { DATA_DIR: dataDir, SITE_SECRET: 's'.repeat(32) }
  const output = { write: async () => undefined, complain: () => undefined }
  const asked = { ...own, DATABASE_URL: await server.createDatabase() }
  expect(await runCommand(['status'], asked, output)).toBe(0)

  const settings = readSettings({ ...own, DATABASE_URL: await server.createDatabase() }, [])
  const instances = await Promise.all(
    [1, 2, 3].map(() => startDeps(settings, pino({ enabled: false }))),
  )
  await Promise.all(instances.map(({ senderLimits }) => senderLimits.take('requests', '192.0.2.1')))
  await Promise.all(instances.map(({ refreshGauges }) => refreshGauges()))
  for (const { stopTimers, deliveryLoop, store } of instances) {
    stopTimers()
    await deliveryLoop.stop()
    await store.close()
  }
  expect(server.log()).toContain('ready to accept connections')
  expect(errors()).toEqual([])
})

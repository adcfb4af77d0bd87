import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { openStoreUnderTest } from '../tests/support/store-under-test.ts'
import { startDeps } from './start-deps.server.ts'
import { readSettings } from './settings/settings.ts'

const patience = { timeout: 30_000 }
const day = 24 * 60 * 60 * 1000

test('a server that works lists what is left in quarantine; one that only answers leaves it to the other', async () => {
  const site = await openStoreUnderTest()
  await site.save({}, { quarantined: true })
  for (const delivery of await site.claim()) await site.store.markSent(delivery)
  await site.database.kysely
    .updateTable('incident')
    .set({ alerted_at: Date.now() - day })
    .execute()
  const sent = async () => {
    const rows = await site.database.kysely
      .selectFrom('outbox')
      .select(['event', 'state'])
      .execute()
    return rows.map(({ event, state }) => `${event} ${state}`)
  }
  const log = pino({ level: 'silent' })
  const start = (worker: string) => {
    const env = { DATA_DIR: site.dataDir, SITE_SECRET: 's'.repeat(32), WORKER: worker }
    return startDeps(readSettings(env, []), log)
  }
  const stop = async ({ deliveryLoop, stopTimers, store }: Awaited<ReturnType<typeof start>>) => {
    stopTimers()
    await deliveryLoop.stop()
    await store.close()
  }

  await stop(await start('off'))
  expect(await sent()).toEqual(['quarantine.waiting sent'])
  const working = await start('on')
  await vi.waitFor(
    async () => expect(await sent()).toEqual(Array(2).fill('quarantine.waiting sent')),
    patience,
  )
  await stop(working)
  await site.close()
})

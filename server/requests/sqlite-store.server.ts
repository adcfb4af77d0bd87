import { join } from 'node:path'
import { countClick } from './clicks.ts'
import { saveRequest } from './save-request.ts'
import { deleteExpired } from './retention.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './open-sqlite.server.ts'
import { claimDeliveries, markDelivery } from './outbox.ts'
import type { RequestStore } from './request-store.ts'
import { setSubscriber, subscribe } from './subscribers.ts'

/** Name of the store's file in the data folder. */
export const sqliteFile = 'requests.sqlite'

/**
 * The default store: one SQLite file, nothing to install (requests guide 1).
 * @param dataDir folder that holds the file
 * @param now milliseconds since 1970
 */
export async function openSqliteStore(dataDir: string, now: () => number): Promise<RequestStore> {
  const database = openSqlite(join(dataDir, sqliteFile))
  await migrate(database, now)
  return {
    saveRequest: (request, channels) => saveRequest(database, request, channels, now()),
    subscribe: (subscription, channels) => subscribe(database, subscription, channels, now()),
    setSubscriber: (id, state) => setSubscriber(database, id, state, now()),
    claim: (limit, leaseFor) => claimDeliveries(database, limit, leaseFor, now()),
    markSent: (delivery) =>
      markDelivery(database, delivery, { state: 'sent', sent_at: now(), last_code: null }),
    markRetry: (delivery, retryAt, code) =>
      markDelivery(database, delivery, {
        state: 'pending',
        next_at: retryAt,
        scheduled_at: now(),
        last_code: code,
      }),
    markParked: (delivery, code) =>
      markDelivery(database, delivery, { state: 'parked', last_code: code }),
    deleteExpired: (age) => deleteExpired(database, age, now()),
    countClick: (click) => countClick(database, click, now()),
    probe: async () => {
      await database
        .insertInto('probe')
        .values({ id: 1, at: now() })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now() }))
        .execute()
    },
    close: () => database.destroy(),
  }
}

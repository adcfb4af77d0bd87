import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { codeOf } from './delivery-loop.ts'
import type { RequestStore } from './request-store.ts'
import type { Schema } from './schema.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Suspicious messages are kept this long, days (requests guide 6; the privacy policy names it). */
const quarantineDays = 30

/** Deletes requests of age and their outbox rows; parked deliveries of younger requests stay. */
export async function deleteExpired(
  database: Kysely<Schema>,
  age: { requestDays: number; quarantineDays: number },
  now: number,
): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('request')
    .where((row) =>
      row.or([
        row('created_at', '<', now - age.requestDays * day),
        row.and([
          row('state', '=', 'quarantined'),
          row('created_at', '<', now - age.quarantineDays * day),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes what has passed its time, now and every hour; returns how to stop. */
export function startRetention(
  store: RequestStore,
  requestDays: number,
  log: Pick<Logger, 'info' | 'error'>,
): () => void {
  async function sweep() {
    try {
      const deleted = await store.deleteExpired({ requestDays, quarantineDays })
      if (deleted > 0) log.info({ deleted }, 'requests deleted after their time')
    } catch (error) {
      log.error({ code: codeOf(error) }, 'old requests could not be deleted')
    }
  }
  void sweep()
  const timer = setInterval(() => void sweep(), hour)
  return () => clearInterval(timer)
}

import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { company } from '../../content/company.ts'
import { codeOf } from './delivery-loop.ts'
import type { RequestStore, RetentionAge } from './request-store.ts'
import type { Schema } from './schema.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * Deletes requests and unconfirmed subscribers of age with their outbox rows; parked deliveries of
 * younger ones stay.
 * @returns how many requests and subscribers went
 */
export async function deleteExpired(
  database: Kysely<Schema>,
  age: RetentionAge,
  now: number,
): Promise<number> {
  const requests = await database
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
  const unconfirmed = await deleteUnconfirmed(database, now - age.unconfirmedDays * day)
  return Number(requests.numDeletedRows) + unconfirmed
}

/** Who signed up again since then waits for a mail that is younger than the address. */
async function deleteUnconfirmed(database: Kysely<Schema>, before: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('subscriber')
    .where('state', '=', 'pending')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.subscriber_id', '=', 'subscriber.id')
            .where('outbox.created_at', '>=', before),
        ),
      ),
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
      const deleted = await store.deleteExpired({
        requestDays,
        quarantineDays: company.retention.suspicious,
        unconfirmedDays: company.retention.unconfirmed,
      })
      if (deleted > 0) log.info({ deleted }, 'requests and sign-ups deleted after their time')
    } catch (error) {
      log.error({ code: codeOf(error) }, 'old requests and sign-ups could not be deleted')
    }
  }
  void sweep()
  const timer = setInterval(() => void sweep(), hour)
  return () => clearInterval(timer)
}

import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { company } from '../../content/company.ts'
import { codeOf } from '../exception-code.ts'
import type { Database, Schema } from './database.ts'
import type { RequestStore, RetentionAge } from './request-store.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * Deletes requests and unconfirmed subscribers of age with their outbox rows; parked deliveries of
 * younger ones stay. The ids of erased requests go after the same time: no backup holds them any more.
 * @returns how many requests and subscribers went
 */
export async function deleteExpired(
  { kysely, purge, now }: Database,
  age: RetentionAge,
): Promise<number> {
  const time = await now()
  const requests = await kysely
    .deleteFrom('request')
    .where((row) =>
      row.or([
        row('created_at', '<', time - age.requestDays * day),
        row.and([
          row('state', '=', 'quarantined'),
          row('created_at', '<', time - age.quarantineDays * day),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  const unconfirmed = await deleteUnconfirmed(kysely, time - age.unconfirmedDays * day)
  await deletePast(kysely, time - age.requestDays * day)
  await purge()
  return Number(requests.numDeletedRows) + unconfirmed
}

/** Deletes what no request holds: ids of erased ones, notices that were sent, clicks on buttons. */
async function deletePast(kysely: Kysely<Schema>, before: number): Promise<void> {
  await kysely.deleteFrom('erased').where('erased_at', '<', before).execute()
  await kysely
    .deleteFrom('outbox')
    .where('about', 'is not', null)
    .where('state', '=', 'sent')
    .where('created_at', '<', before)
    .execute()
  const date = new Date(before).toISOString().slice(0, 10)
  await kysely.deleteFrom('click').where('day', '<', date).execute()
}

/** Who signed up again since then waits for a mail that is younger than the address. */
async function deleteUnconfirmed(kysely: Kysely<Schema>, before: number): Promise<number> {
  const { numDeletedRows } = await kysely
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

type Options = {
  store: Pick<RequestStore, 'deleteExpired'>
  /** Age of requests, days. */
  requestDays: number
  /** Deletes written mails whose delivery is gone. */
  removeOrphanedMails: () => Promise<void>
  log: Pick<Logger, 'info' | 'error'>
}

/** Deletes what has passed its time, now and every hour; returns how to stop. */
export function startRetention(options: Options): () => void {
  const { store, requestDays, removeOrphanedMails, log } = options

  async function sweep() {
    try {
      const deleted = await store.deleteExpired({
        requestDays,
        quarantineDays: company.retention.suspicious,
        unconfirmedDays: company.retention.unconfirmed,
      })
      await removeOrphanedMails()
      if (deleted > 0)
        log.info(
          { event: 'expired-deleted', deleted },
          'requests and sign-ups deleted after their time',
        )
    } catch (error) {
      log.error(
        { event: 'expired-not-deleted', code: codeOf(error) },
        'old requests and sign-ups could not be deleted',
      )
    }
  }
  void sweep()
  const timer = setInterval(() => void sweep(), hour)
  return () => clearInterval(timer)
}

import { type RawBuilder, type Transaction, sql } from 'kysely'
import { comparableEmail } from '../contract/email.ts'
import type { Database, Schema } from './database.ts'
import { type ChannelName, channelsOf } from './delivery-events.ts'
import { queue } from './outbox.ts'

/**
 * Ids of the requests or of the subscriber that an erasure removed, and the channels by which copies may have gone out.
 */
type Erased = { ids: readonly string[]; copiesAt: readonly string[] }

/**
 * Deletes requests for good: rows, their deliveries and the bytes in the files. Their ids are kept, so
 * that a restored backup can be cleared of them, and every channel is told to delete its copies.
 */
export async function eraseRequests(
  { kysely, now, purge }: Database,
  ids: readonly string[],
  channels: readonly ChannelName[],
): Promise<Erased> {
  const time = await now()
  const erased = await kysely.transaction().execute(async (transaction) => {
    const which = sql`id in (${sql.join(ids)})`
    const requestIds = await recordErasure(transaction, 'request', which, time)
    if (requestIds.length === 0) return { ids: requestIds, copiesAt: [] }
    const deliveries = await transaction
      .deleteFrom('outbox')
      .where('request_id', 'in', requestIds)
      .returning(['channel', 'attempts', 'lease_until'])
      .execute()
    await transaction.deleteFrom('request').where('id', 'in', requestIds).execute()
    const event = 'request.erased'
    // Another instance may be sending the request now: its erasure must not arrive before it.
    const dueAt = Math.max(time, ...deliveries.map(({ lease_until }) => lease_until ?? 0))
    for (const requestId of requestIds) {
      const about = JSON.stringify({ requestId })
      await queue(transaction, { event, about }, channelsOf(event, channels), time, dueAt)
    }
    const sent = deliveries.filter(({ attempts }) => attempts > 0)
    return { ids: requestIds, copiesAt: [...new Set(sent.map(({ channel }) => channel))] }
  })
  // The rows are gone; what is left of their bytes goes with the hourly clean-up when this fails.
  if (erased.ids.length > 0) await purge().catch(() => undefined)
  return erased
}

/**
 * Deletes the subscriber with an address and keeps the id, so that no restored backup brings it back. The
 * receiver of the webhook is told when it had the address; the team's mailbox never had it.
 * @returns the ids, and the channels by which copies went out
 */
export async function eraseSubscriber(
  { kysely, now }: Database,
  email: string,
  channels: readonly ChannelName[],
): Promise<Erased> {
  const time = await now()
  const address = comparableEmail(email)
  return kysely.transaction().execute(async (transaction) => {
    const which = sql`lower(email) = ${address}`
    const ids = await recordErasure(transaction, 'subscriber', which, time)
    if (ids.length === 0) return { ids, copiesAt: [] }
    const deliveries = await transaction
      .deleteFrom('outbox')
      .where('subscriber_id', 'in', ids)
      .returning(['channel', 'attempts'])
      .execute()
    await transaction.deleteFrom('subscriber').where('id', 'in', ids).execute()
    const sent = deliveries.filter(({ channel, attempts }) => channel === 'webhook' && attempts > 0)
    if (sent.length > 0) {
      const told = channels.filter((name) => name === 'webhook')
      for (const requestId of ids) {
        const about = JSON.stringify({ requestId })
        await queue(transaction, { event: 'request.erased', about }, told, time)
      }
    }
    return { ids, copiesAt: [...new Set(sent.map(({ channel }) => channel))] }
  })
}

/**
 * Keeps the ids of rows that are about to be deleted for good, so that no restored backup brings them back.
 * @param which condition on the table's columns
 * @returns the ids
 */
async function recordErasure(
  transaction: Transaction<Schema>,
  table: 'request' | 'subscriber',
  which: RawBuilder<unknown>,
  now: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into erased (id, erased_at) select id, ${now} from ${sql.table(table)} where ${which}
    on conflict (id) do update set erased_at = ${now} returning id`.execute(transaction)
  return rows.map(({ id }) => id)
}

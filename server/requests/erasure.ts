import { sql } from 'kysely'
import type { Database } from './database.ts'
import { type ChannelName, channelsOf } from './event-channels.ts'
import { noteErased } from './note-erased.ts'
import { queue } from './outbox.ts'

/** What an erasure removed, and the channels by which copies may have gone out. */
export type Erased = { requestIds: readonly string[]; copiesAt: readonly string[] }

/**
 * Deletes requests for good: rows, their deliveries and the bytes in the files. Their ids are kept, so
 * that a restored backup can be cleared of them, and every channel is told to delete its copies.
 */
export async function eraseRequests(
  { kysely, now, purge }: Database,
  ids: readonly string[],
  open: readonly ChannelName[],
): Promise<Erased> {
  const time = await now()
  const erased = await kysely.transaction().execute(async (transaction) => {
    const which = sql`id in (${sql.join(ids)})`
    const requestIds = await noteErased(transaction, 'request', which, time)
    if (requestIds.length === 0) return { requestIds, copiesAt: [] }
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
      await queue(transaction, { event, about }, channelsOf(event, open), time, dueAt)
    }
    const sent = deliveries.filter(({ attempts }) => attempts > 0)
    return { requestIds, copiesAt: [...new Set(sent.map(({ channel }) => channel))] }
  })
  // The rows are gone; what is left of their bytes goes with the hourly clean-up when this fails.
  if (erased.requestIds.length > 0) await purge().catch(() => undefined)
  return erased
}

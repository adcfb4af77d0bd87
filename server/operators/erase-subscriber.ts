import { sql } from 'kysely'
import { normalizeEmail } from '../contract/email.ts'
import type { Database } from '../requests/database.ts'
import type { Erased } from '../requests/erasure.ts'
import type { ChannelName } from '../requests/event-channels.ts'
import { noteErased } from '../requests/note-erased.ts'
import { queue } from '../requests/outbox.ts'

/**
 * Deletes the subscriber with an address and keeps the id, so that no restored backup brings it back. The
 * receiver of the webhook is told when it had the address; the team's mailbox never had it.
 * @returns the ids, and the channels by which copies went out
 */
export async function eraseSubscriber(
  { kysely, now }: Database,
  email: string,
  open: readonly ChannelName[],
): Promise<Erased> {
  const time = await now()
  const address = normalizeEmail(email).toLowerCase()
  return kysely.transaction().execute(async (transaction) => {
    const which = sql`lower(email) = ${address}`
    const requestIds = await noteErased(transaction, 'subscriber', which, time)
    if (requestIds.length === 0) return { requestIds, copiesAt: [] }
    const deliveries = await transaction
      .deleteFrom('outbox')
      .where('subscriber_id', 'in', requestIds)
      .returning(['channel', 'attempts'])
      .execute()
    await transaction.deleteFrom('subscriber').where('id', 'in', requestIds).execute()
    const sent = deliveries.filter(({ channel, attempts }) => channel === 'webhook' && attempts > 0)
    if (sent.length > 0) {
      const told = open.filter((name) => name === 'webhook')
      for (const requestId of requestIds) {
        const about = JSON.stringify({ requestId })
        await queue(transaction, { event: 'request.erased', about }, told, time)
      }
    }
    return { requestIds, copiesAt: [...new Set(sent.map(({ channel }) => channel))] }
  })
}

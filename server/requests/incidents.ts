import type { Transaction } from 'kysely'
import { type ChannelName, channelsOf } from './delivery-events.ts'
import { markDelivery, queue } from './outbox.ts'
import type { Delivery } from './request-store.ts'
import type { Schema } from './database.ts'

/** The same trouble is told again after this time, milliseconds. */
const alertAgainAfter = 24 * 60 * 60 * 1000

/** News of a channel are no trouble of another one. */
const aboutChannels: readonly string[] = ['delivery.parked', 'delivery.recovered']

/**
 * Parks a delivery: it waits for an operator and is never deleted. Once per incident (channel and code)
 * the other channel is told.
 * @returns false when another worker has claimed the row since
 */
export async function park(
  transaction: Transaction<Schema>,
  delivery: Delivery,
  code: string,
  open: readonly ChannelName[],
  now: number,
): Promise<boolean> {
  if (!(await markDelivery(transaction, delivery, { state: 'parked', last_code: code }))) {
    return false
  }
  const { channel, subject } = delivery
  if (aboutChannels.includes(subject.event)) return true
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('incident')
    .values({ channel, code, alerted_at: now, is_open: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'code'])
        .doUpdateSet({ alerted_at: now, is_open: 1 })
        .where((row) =>
          row.or([
            row('incident.alerted_at', '<=', now - alertAgainAfter),
            row('incident.is_open', '=', 0),
          ]),
        ),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return true
  const about = JSON.stringify({ channel, code, parked: await countParked(transaction, channel) })
  const event = 'delivery.parked'
  await queue(transaction, { event, about }, channelsOf(event, open, channel), now)
  return true
}

/** Closes the incidents of a channel that delivers again, and tells the other one once. */
export async function closeIncidents(
  transaction: Transaction<Schema>,
  { channel, subject }: Delivery,
  open: readonly ChannelName[],
  now: number,
): Promise<void> {
  // A mail that reached a reader says nothing about the team's mailbox.
  if ([...aboutChannels, 'subscription.requested'].includes(subject.event)) return
  const { numUpdatedRows } = await transaction
    .updateTable('incident')
    .set({ is_open: 0 })
    .where('channel', '=', channel)
    .where('is_open', '=', 1)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  const event = 'delivery.recovered'
  const about = JSON.stringify({ channel })
  await queue(transaction, { event, about }, channelsOf(event, open, channel), now)
}

async function countParked(transaction: Transaction<Schema>, channel: string): Promise<number> {
  const { parked } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('parked'))
    .where('channel', '=', channel)
    .where('state', '=', 'parked')
    .executeTakeFirstOrThrow()
  return parked
}

import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { SubscriptionPayload } from '../contract/blog-subscribe.ts'
import { normalizeEmail } from '../contract/email.ts'
import { type ChannelName, channelsOf } from './delivery-events.ts'
import { queue } from './outbox.ts'
import type { Schema } from './database.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** At most one confirmation mail per address in 15 minutes and three in a day. */
const confirmationLimits = [
  { within: 15 * minute, most: 1 },
  { within: day, most: 3 },
] as const

/** Notes a sign-up as pending and queues its confirmation mail; a confirmed address stays as it is. */
export function subscribe(
  kysely: Kysely<Schema>,
  { email, pathname }: SubscriptionPayload,
  open: readonly ChannelName[],
  now: number,
): Promise<void> {
  return kysely.transaction().execute(async (transaction) => {
    const { id, state } = await transaction
      .insertInto('subscriber')
      .values({
        id: randomUUID(),
        // No mail service tells capitals apart, and one address is one subscriber (RFC 5321, 2.4).
        email: normalizeEmail(email).toLowerCase(),
        state: 'pending',
        pathname,
        created_at: now,
        confirmed_at: null,
        unsubscribed_at: null,
      })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ pathname }))
      .returning(['id', 'state'])
      .executeTakeFirstOrThrow()
    if (state === 'confirmed' || (await hadEnoughMails(transaction, id, now))) return
    const event = 'subscription.requested'
    await queue(transaction, { event, subscriber_id: id }, channelsOf(event, open), now)
  })
}

async function hadEnoughMails(
  transaction: Transaction<Schema>,
  subscriberId: string,
  now: number,
): Promise<boolean> {
  const mails = await transaction
    .selectFrom('outbox')
    .select('created_at')
    .where('subscriber_id', '=', subscriberId)
    .where('event', '=', 'subscription.requested')
    .where('created_at', '>', now - day)
    .execute()
  return confirmationLimits.some(
    ({ within, most }) => mails.filter((mail) => mail.created_at > now - within).length >= most,
  )
}

/**
 * Moves a subscriber, whose change the team's system is told once.
 * @returns false when nobody has this id
 */
export function setSubscriber(
  kysely: Kysely<Schema>,
  id: string,
  state: 'confirmed' | 'unsubscribed',
  open: readonly ChannelName[],
  now: number,
): Promise<boolean> {
  const time = state === 'confirmed' ? { confirmed_at: now } : { unsubscribed_at: now }
  return kysely.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('subscriber')
      .set({ state, ...time })
      .where('id', '=', id)
      .where('state', '!=', state)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return await exists(transaction, id)
    const event = state === 'confirmed' ? 'subscription.confirmed' : 'subscription.ended'
    await queue(transaction, { event, subscriber_id: id }, channelsOf(event, open), now)
    return true
  })
}

async function exists(transaction: Transaction<Schema>, id: string): Promise<boolean> {
  const row = await transaction.selectFrom('subscriber').select('id').where('id', '=', id).execute()
  return row.length > 0
}

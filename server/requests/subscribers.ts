import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { SubscriptionPayload } from '../contract/blog-subscribe.ts'
import { comparableEmail } from '../contract/email.ts'
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

/** After an address refused one, at most one more in a day and three in 30 days. */
const bounceLimits = [
  { within: day, most: 1 },
  { within: 30 * day, most: 3 },
] as const

/** Notes a sign-up as pending and queues its confirmation mail; a confirmed address stays as it is. */
export function subscribe(
  kysely: Kysely<Schema>,
  { email, pathname }: SubscriptionPayload,
  channels: readonly ChannelName[],
  now: number,
): Promise<void> {
  return kysely.transaction().execute(async (transaction) => {
    const { id, state } = await transaction
      .insertInto('subscriber')
      .values({
        id: randomUUID(),
        // One address is one subscriber.
        email: comparableEmail(email),
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
    await queue(transaction, { event, subscriber_id: id }, channelsOf(event, channels), now)
  })
}

async function hadEnoughMails(
  transaction: Transaction<Schema>,
  subscriberId: string,
  now: number,
): Promise<boolean> {
  const mails = await transaction
    .selectFrom('outbox')
    .select(['created_at', 'state'])
    .where('subscriber_id', '=', subscriberId)
    .where('event', '=', 'subscription.requested')
    .where('created_at', '>', now - 30 * day)
    .execute()
  const reaches =
    (counted: typeof mails) =>
    ({ within, most }: { within: number; most: number }) =>
      counted.filter((mail) => mail.created_at > now - within).length >= most
  const bounced = mails.filter(({ state }) => state === 'bounced')
  return confirmationLimits.some(reaches(mails)) || bounceLimits.some(reaches(bounced))
}

/**
 * Confirms a sign-up, which the team's system is told once.
 * @param linkMadeAt when the link was made: who has unsubscribed since then stays away
 * @returns false when nobody has this id, or the link is older than the unsubscription
 */
export function confirmSubscriber(
  kysely: Kysely<Schema>,
  id: string,
  linkMadeAt: number,
  channels: readonly ChannelName[],
  now: number,
): Promise<boolean> {
  return kysely.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('subscriber')
      .set({ state: 'confirmed', confirmed_at: now })
      .where('id', '=', id)
      .where('state', '!=', 'confirmed')
      .where((row) =>
        row.or([row('unsubscribed_at', 'is', null), row('unsubscribed_at', '<=', linkMadeAt)]),
      )
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return await isInState(transaction, id, 'confirmed')
    const event = 'subscription.confirmed'
    await queue(transaction, { event, subscriber_id: id }, channelsOf(event, channels), now)
    return true
  })
}

/**
 * Ends a subscription, which the team's system is told once.
 * @returns false when nobody has this id
 */
export function unsubscribe(
  kysely: Kysely<Schema>,
  id: string,
  channels: readonly ChannelName[],
  now: number,
): Promise<boolean> {
  return kysely.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('subscriber')
      .set({ state: 'unsubscribed', unsubscribed_at: now })
      .where('id', '=', id)
      .where('state', '!=', 'unsubscribed')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return await isInState(transaction, id, 'unsubscribed')
    const event = 'subscription.ended'
    await queue(transaction, { event, subscriber_id: id }, channelsOf(event, channels), now)
    return true
  })
}

async function isInState(
  transaction: Transaction<Schema>,
  id: string,
  state: Schema['subscriber']['state'],
): Promise<boolean> {
  const rows = await transaction
    .selectFrom('subscriber')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', state)
    .execute()
  return rows.length > 0
}

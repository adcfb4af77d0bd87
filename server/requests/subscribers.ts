import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { SubscriptionPayload } from '../contract/blog-subscribe.ts'
import { normalizeEmail } from '../contract/email.ts'
import { newOutboxRow } from './outbox.ts'
import type { Schema } from './schema.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** At most one confirmation mail per address in 15 minutes and three in a day (requests guide 5). */
const confirmationLimits = [
  { within: 15 * minute, most: 1 },
  { within: day, most: 3 },
] as const

/** Notes a sign-up as pending and queues its confirmation mail; a confirmed address stays as it is. */
export function subscribe(
  database: Kysely<Schema>,
  { email, pathname }: SubscriptionPayload,
  channels: readonly string[],
  now: number,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const { id, state } = await transaction
      .insertInto('subscriber')
      .values({
        id: randomUUID(),
        email: normalizeEmail(email),
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
    for (const channel of channels) {
      const row = newOutboxRow({ channel, event, subscriber_id: id }, now)
      await transaction.insertInto('outbox').values(row).execute()
    }
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
    .where('created_at', '>', now - day)
    .execute()
  return confirmationLimits.some(
    ({ within, most }) => mails.filter((mail) => mail.created_at > now - within).length >= most,
  )
}

/** Moves a subscriber; false when nobody has this id. */
export async function setSubscriber(
  database: Kysely<Schema>,
  id: string,
  state: 'confirmed' | 'unsubscribed',
  now: number,
): Promise<boolean> {
  const time = state === 'confirmed' ? { confirmed_at: now } : { unsubscribed_at: now }
  const { numUpdatedRows } = await database
    .updateTable('subscriber')
    .set({ state, ...time })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

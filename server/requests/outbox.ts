import { randomUUID } from 'node:crypto'
import {
  type Insertable,
  type Kysely,
  type RawBuilder,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely'
import type { Database, Schema } from './database.ts'
import { type ChannelName, type DeliveryEvent, readSubject } from './delivery-events.ts'
import type { ClaimedChannels, Delivery } from './request-store.ts'

/** A clock that went back further than this makes waiting rows due at once, milliseconds. */
const clockTolerance = 60_000

/** After an outage the waiting deliveries are spread over this time, milliseconds. */
const spreadOver = 10 * 60_000

type Origin = { event: DeliveryEvent } & (
  | { request_id: string }
  | { subscriber_id: string }
  | { about: string }
)

/** Queues an event once per channel. */
export async function queue(
  transaction: Transaction<Schema>,
  origin: Origin,
  channels: readonly ChannelName[],
  now: number,
  dueAt = now,
): Promise<void> {
  if (channels.length === 0) return
  const rows = channels.map((channel): Insertable<Schema['outbox']> => ({
    // Receivers see the same one on every attempt.
    id: randomUUID(),
    request_id: null,
    subscriber_id: null,
    about: null,
    channel,
    ...origin,
    state: 'pending',
    attempts: 0,
    claims: 0,
    created_at: now,
    next_at: dueAt,
    scheduled_at: now,
    lease_until: null,
    last_code: null,
    sent_at: null,
  }))
  await transaction.insertInto('outbox').values(rows).execute()
}

type Claim = { limit: number; leaseFor: number; which: ClaimedChannels }

/** Takes due rows, and rows whose worker did not come back within its lease. */
export async function claimDeliveries(
  { kysely, skipLocked }: Database,
  { limit, leaseFor, which }: Claim,
  now: number,
): Promise<Delivery[]> {
  const claimed = await sql<{ id: string }>`
    with due as (
      select id from outbox
      where ${ofChannels(which)} and (
        (state = 'pending' and next_at <= ${now})
        or (state = 'sending' and lease_until <= ${now})
        or (state in ('pending', 'sending') and scheduled_at - ${clockTolerance} > ${now})
      )
      order by next_at limit ${limit} ${skipLocked}
    )
    update outbox
    set state = 'sending', attempts = attempts + 1, claims = claims + 1,
      lease_until = ${now + leaseFor}, scheduled_at = ${now}
    where id in (select id from due)
    returning id`.execute(kysely)
  const ids = claimed.rows.map(({ id }) => id)
  return ids.length > 0 ? await readDeliveries(kysely, ids) : []
}

function ofChannels(which: ClaimedChannels): RawBuilder<unknown> {
  if ('channel' in which) return sql`channel = ${which.channel}`
  if (which.otherThan.length === 0) return sql`1 = 1`
  return sql`channel not in (${sql.join(which.otherThan)})`
}

async function readDeliveries(kysely: Kysely<Schema>, ids: string[]): Promise<Delivery[]> {
  const rows = await kysely
    .selectFrom('outbox')
    .leftJoin('request', 'request.id', 'outbox.request_id')
    .leftJoin('subscriber', 'subscriber.id', 'outbox.subscriber_id')
    .select(['outbox.id', 'channel', 'attempts', 'claims', 'outbox.created_at as queued_at'])
    .select(['event', 'request_id', 'subscriber_id', 'about', 'kind', 'payload'])
    .select(['request.created_at', 'subscriber.email', 'subscriber.pathname'])
    .where('outbox.id', 'in', ids)
    .execute()
  return rows.map(({ id, channel, attempts, claims, queued_at: queuedAt, ...row }) => ({
    id,
    channel,
    attempts,
    claims,
    queuedAt,
    subject: readSubject(row),
  }))
}

/** Changes a claimed row unless somebody else has claimed it since. */
export async function markDelivery(
  kysely: Kysely<Schema>,
  { id, claims }: Pick<Delivery, 'id' | 'claims'>,
  change: Updateable<Schema['outbox']>,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('outbox')
    .set({ ...change, lease_until: null })
    .where('id', '=', id)
    .where('claims', '=', claims)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * Moves what waits for a later attempt by a channel into the next minutes, each row to a random moment:
 * an outage is over, and its end must not be a flood. A receiver that counts (429) keeps the pace it asked for.
 */
export async function spreadRetries(
  { kysely, randomBelow }: Database,
  channel: string,
  now: number,
): Promise<void> {
  await kysely
    .updateTable('outbox')
    .set({ next_at: sql<number>`${now} + ${randomBelow(spreadOver)}`, scheduled_at: now })
    .where('channel', '=', channel)
    .where('state', '=', 'pending')
    .where('attempts', '>', 0)
    .where('next_at', '>', now + spreadOver)
    .where('last_code', '!=', '429')
    .execute()
}

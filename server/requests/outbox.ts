import { randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely'
import type { Delivery, DeliverySubject } from './request-store.ts'
import type { Schema } from './schema.ts'

/** A clock that went back further than this makes waiting rows due at once, milliseconds. */
const clockTolerance = 60_000

type Origin = { channel: string; event: DeliverySubject['event'] } & (
  | { request_id: string }
  | { subscriber_id: string }
)

/** A row that is due now. Its id is the stable id that receivers see on every attempt. */
export function newOutboxRow(origin: Origin, now: number): Insertable<Schema['outbox']> {
  return {
    id: randomUUID(),
    request_id: null,
    subscriber_id: null,
    ...origin,
    state: 'pending',
    attempts: 0,
    claims: 0,
    created_at: now,
    next_at: now,
    scheduled_at: now,
    lease_until: null,
    last_code: null,
    sent_at: null,
  }
}

/** Takes due rows, and rows whose worker did not come back within its lease. */
export async function claimDeliveries(
  database: Kysely<Schema>,
  limit: number,
  leaseFor: number,
  now: number,
): Promise<Delivery[]> {
  const claimed = await sql<{ id: string }>`
    update outbox
    set state = 'sending', attempts = attempts + 1, claims = claims + 1,
      lease_until = ${now + leaseFor}, scheduled_at = ${now}
    where id in (
      select id from outbox
      where (state = 'pending' and next_at <= ${now})
        or (state = 'sending' and lease_until <= ${now})
        or (state in ('pending', 'sending') and scheduled_at - ${clockTolerance} > ${now})
      order by next_at limit ${limit}
    )
    returning id`.execute(database)
  const ids = claimed.rows.map(({ id }) => id)
  return ids.length > 0 ? await readDeliveries(database, ids) : []
}

async function readDeliveries(database: Kysely<Schema>, ids: string[]): Promise<Delivery[]> {
  const rows = await database
    .selectFrom('outbox')
    .leftJoin('request', 'request.id', 'outbox.request_id')
    .leftJoin('subscriber', 'subscriber.id', 'outbox.subscriber_id')
    .select([
      'outbox.id',
      'channel',
      'attempts',
      'claims',
      'request_id',
      'subscriber_id',
      'payload',
      'outbox.created_at as queued_at',
    ])
    .select(['request.created_at', 'subscriber.email', 'subscriber.pathname'])
    .where('outbox.id', 'in', ids)
    .execute()
  return rows.map(({ id, channel, attempts, claims, queued_at: queuedAt, ...row }) => ({
    id,
    channel,
    attempts,
    claims,
    queuedAt,
    subject: row.subscriber_id
      ? {
          event: 'subscription.requested',
          subscriberId: row.subscriber_id,
          subscription: { email: row.email!, pathname: row.pathname! },
        }
      : {
          event: 'request.created',
          requestId: row.request_id!,
          payload: JSON.parse(row.payload!) as Record<string, string>,
          createdAt: row.created_at!,
        },
  }))
}

/** Changes a claimed row unless somebody else has claimed it since. */
export async function markDelivery(
  database: Kysely<Schema>,
  { id, claims }: Pick<Delivery, 'id' | 'claims'>,
  change: Updateable<Schema['outbox']>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({ ...change, lease_until: null })
    .where('id', '=', id)
    .where('claims', '=', claims)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

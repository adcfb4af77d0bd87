import type { Kysely } from 'kysely'
import type { Click } from '../contract/signals.ts'
import type { StoredPayload } from './brief-text.ts'
import type { Database, Schema } from './database.ts'
import type { ChannelName } from './delivery-events.ts'
import { alertQuarantine, countWaiting, closeIncidents, park } from './alerts.ts'
import { eraseRequests } from './erasure.ts'
import { claimDeliveries, markDelivery, spreadRetries } from './outbox.ts'
import type { Backlog, NewRequest, Receipt, RequestStore } from './request-store.ts'
import { deleteExpired } from './retention.ts'
import { groupCommit, saveRequests } from './save-request.ts'
import { confirmSubscriber, subscribe, unsubscribe } from './subscribers.ts'

/**
 * The store of requests on an open database with the newest schema.
 * @param channels by which deliveries go out
 */
export function createStore(database: Database, channels: readonly ChannelName[]): RequestStore {
  const { kysely, now } = database
  const save = async (requests: readonly NewRequest[]) =>
    saveRequests(kysely, requests, channels, await now())
  return {
    saveRequest: database.oneWriter
      ? groupCommit(save)
      : async (request) => (await save([request]))[0]!,
    findReceipt: (hash) => findReceipt(kysely, hash),
    eraseRequest: async (id) => {
      const { ids } = await eraseRequests(database, [id], channels)
      return ids.length > 0
    },
    subscribe: async (subscription) => subscribe(kysely, subscription, channels, await now()),
    confirmSubscriber: async (id, linkMadeAt) =>
      confirmSubscriber(kysely, id, linkMadeAt, channels, await now()),
    unsubscribe: async (id) => unsubscribe(kysely, id, channels, await now()),
    claim: async (limit, leaseFor, which) =>
      claimDeliveries(database, { limit, leaseFor, which }, await now()),
    markSent: async (delivery) => {
      const time = await now()
      return kysely.transaction().execute(async (transaction) => {
        const change = { state: 'sent', sent_at: time, last_code: null } as const
        const marked = await markDelivery(transaction, delivery, change)
        if (marked) await closeIncidents(transaction, delivery, channels, time)
        return marked
      })
    },
    markRetry: async (delivery, wait, code) => {
      const time = await now()
      return markDelivery(kysely, delivery, {
        state: 'pending',
        next_at: time + wait,
        scheduled_at: time,
        last_code: code,
      })
    },
    markParked: async (delivery, code) => {
      const time = await now()
      return kysely
        .transaction()
        .execute((transaction) => park(transaction, delivery, code, channels, time))
    },
    markBounced: (delivery, code) =>
      markDelivery(kysely, delivery, { state: 'bounced', last_code: code }),
    alertQuarantine: async () => {
      const time = await now()
      await kysely
        .transaction()
        .execute((transaction) => alertQuarantine(transaction, channels, time))
    },
    spreadRetries: async (channel) => spreadRetries(database, channel, await now()),
    deleteExpired: (age) => deleteExpired(database, age),
    goneDeliveries: async (ids) => {
      if (ids.length === 0) return []
      const rows = await kysely.selectFrom('outbox').select('id').where('id', 'in', ids).execute()
      const held = new Set(rows.map(({ id }) => id))
      return ids.filter((id) => !held.has(id))
    },
    countClick: async (click) => countClick(kysely, click, await now()),
    backlog: () => readBacklog(database),
    probe: async () => {
      const at = await now()
      await kysely
        .insertInto('probe')
        .values({ id: 1, at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
        .execute()
    },
    close: database.close,
  }
}

/** The request whose token has this hash. */
async function findReceipt(kysely: Kysely<Schema>, hash: string): Promise<Receipt | undefined> {
  const row = await kysely
    .selectFrom('request')
    .select(['id', 'payload', 'created_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      payload: JSON.parse(row.payload) as StoredPayload,
      createdAt: row.created_at,
    }
  )
}

/** Counts what waits in the outbox and in quarantine. */
export async function readBacklog({ kysely, now }: Database): Promise<Backlog> {
  const states = await kysely
    .selectFrom('outbox')
    .select(({ fn }) => [
      'state',
      fn.countAll<number>().as('rows'),
      fn.min('created_at').as('oldest'),
    ])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute()
  const count = (state: string) => states.find((row) => row.state === state)?.rows ?? 0
  const waiting = states
    .filter(({ state }) => state === 'pending' || state === 'sending')
    .map(({ oldest }) => oldest)
  return {
    pending: count('pending'),
    sending: count('sending'),
    parked: count('parked'),
    bounced: count('bounced'),
    quarantined: await countWaiting(kysely),
    oldestWaiting: waiting.length > 0 ? Math.max(0, (await now()) - Math.min(...waiting)) : 0,
  }
}

/** Different titles that are counted on one day; whoever invents more of them fills no disk. */
export const mostTitlesPerDay = 500

/** Where presses beyond that are counted. */
const otherTitle = '(other)'

/** Counts one press on the day of `now`, milliseconds since 1970. */
async function countClick(
  kysely: Kysely<Schema>,
  { block_title, topic }: Click,
  now: number,
): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10)
  await kysely.transaction().execute(async (transaction) => {
    const count = (block: string, about: string) =>
      transaction
        .updateTable('click')
        .set(({ eb }) => ({ presses: eb('presses', '+', 1) }))
        .where('day', '=', day)
        .where('block_title', '=', block)
        .where('topic', '=', about)
        .executeTakeFirstOrThrow()
    const { numUpdatedRows } = await count(block_title, topic)
    if (numUpdatedRows > 0n) return
    const { titles } = await transaction
      .selectFrom('click')
      .select(({ fn }) => fn.countAll<number>().as('titles'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    const known = Number(titles) < mostTitlesPerDay
    const names = known ? { block_title, topic } : { block_title: otherTitle, topic: otherTitle }
    await transaction
      .insertInto('click')
      .values({ day, ...names, presses: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'block_title', 'topic'])
          .doUpdateSet(({ eb, ref }) => ({ presses: eb(ref('click.presses'), '+', 1) })),
      )
      .execute()
  })
}

import { readBacklog } from './backlog.ts'
import { countClick } from './clicks.ts'
import type { Database } from './database.ts'
import { eraseRequests } from './erasure.ts'
import type { ChannelName } from './event-channels.ts'
import { groupCommit } from './group-commit.ts'
import { closeIncidents, park } from './incidents.ts'
import { claimDeliveries, markDelivery, spreadRetries } from './outbox.ts'
import { findReceipt } from './receipts.ts'
import type { NewRequest, RequestStore } from './request-store.ts'
import { deleteExpired } from './retention.ts'
import { saveRequests } from './save-request.ts'
import { setSubscriber, subscribe } from './subscribers.ts'

/**
 * The store of requests on an open database with the newest schema.
 * @param open the channels that deliveries go out by
 */
export function createStore(database: Database, open: readonly ChannelName[]): RequestStore {
  const { kysely, now } = database
  const save = async (requests: readonly NewRequest[]) =>
    saveRequests(kysely, requests, open, await now())
  return {
    saveRequest: database.oneWriter
      ? groupCommit(save)
      : async (request) => (await save([request]))[0]!,
    findReceipt: (hash) => findReceipt(kysely, hash),
    eraseRequest: async (id) => {
      const { requestIds } = await eraseRequests(database, [id], open)
      return requestIds.length > 0
    },
    subscribe: async (subscription) => subscribe(kysely, subscription, open, await now()),
    setSubscriber: async (id, state) => setSubscriber(kysely, id, state, open, await now()),
    claim: async (limit, leaseFor, which) =>
      claimDeliveries(database, { limit, leaseFor, which }, await now()),
    markSent: async (delivery) => {
      const time = await now()
      return kysely.transaction().execute(async (transaction) => {
        const change = { state: 'sent', sent_at: time, last_code: null } as const
        const marked = await markDelivery(transaction, delivery, change)
        if (marked) await closeIncidents(transaction, delivery, open, time)
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
        .execute((transaction) => park(transaction, delivery, code, open, time))
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

import type { Kysely } from 'kysely'
import { readBacklog } from '../requests/create-store.ts'
import type { Database, Schema } from '../requests/database.ts'
import { type Command, exitCodes } from './command.ts'
import { columns, jsonLine } from './printable.ts'

/** `status`: what the store contains and what waits. */
export const status: Command = {
  name: 'status',
  does: 'Counts requests, deliveries and subscribers by state, and names what is parked.',
  args: [],
  options: [],
  exits: { 2: 'something is parked and waits for "retry"' },
  example: 'status',
  store: true,
  run: async ({ database, settings, json, write }) => {
    const store = settings.databaseUrl ? 'PostgreSQL' : settings.dataDir
    const counts = { store, ...(await readStatus(database)) }
    await write(json ? jsonLine(counts) : plainStatus(counts))
    return counts.deliveries.parked > 0 ? exitCodes.parked : exitCodes.done
  },
}

type Status = Awaited<ReturnType<typeof readStatus>> & { store: string }

async function readStatus(database: Database) {
  const { kysely } = database
  const { pending, sending, parked, quarantined, oldestWaiting } = await readBacklog(database)
  const requests = await countBy(kysely, 'request')
  const subscribers = await countBy(kysely, 'subscriber')
  const incidents = await kysely
    .selectFrom('outbox')
    .select(({ fn }) => ['channel', 'last_code as code', fn.countAll<number>().as('parked')])
    .where('state', '=', 'parked')
    .groupBy(['channel', 'last_code'])
    .orderBy('channel')
    .orderBy('last_code')
    .execute()
  return {
    requests: { new: requests.new ?? 0, quarantined },
    deliveries: { pending, sending, parked },
    oldestWaitingSeconds: Math.round(oldestWaiting / 1000),
    parkedBy: incidents,
    subscribers: {
      pending: subscribers.pending ?? 0,
      confirmed: subscribers.confirmed ?? 0,
      unsubscribed: subscribers.unsubscribed ?? 0,
    },
  }
}

async function countBy(
  kysely: Kysely<Schema>,
  table: 'request' | 'subscriber',
): Promise<Record<string, number>> {
  const rows = await kysely
    .selectFrom(table)
    .select(({ fn }) => ['state', fn.countAll<number>().as('rows')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, rows: count }) => [state, count]))
}

function plainStatus(counts: Status): string {
  const { requests, deliveries, subscribers, parkedBy, oldestWaitingSeconds } = counts
  const list = (group: Record<string, number>) =>
    Object.entries(group)
      .map(([state, count]) => `${count} ${state}`)
      .join(', ')
  return columns([
    ['store', counts.store],
    ['requests', list(requests)],
    ['deliveries', list(deliveries)],
    ['oldest waiting', `${oldestWaitingSeconds} seconds`],
    ['subscribers', list(subscribers)],
    ...parkedBy.map(({ channel, code, parked }) => [
      'parked',
      `${parked} by ${channel}, last answer ${code ?? 'none'}`,
    ]),
  ])
}

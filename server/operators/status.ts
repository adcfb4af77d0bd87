import type { Kysely } from 'kysely'
import { readBacklog } from '../requests/create-store.ts'
import type { Database, Schema } from '../requests/database.ts'
import { type Command, exitCodes } from './command.ts'
import { columns, jsonLine } from './terminal-text.ts'

/** `status`: what the store contains and what waits. */
export const status: Command = {
  name: 'status',
  does: 'Counts requests, deliveries and subscribers by state, and names what is parked.',
  args: [],
  options: [],
  exits: {
    1: 'a fault, or requests in quarantine that nobody has looked at; one sentence on the error output says what to do',
    2: 'something is parked and waits for "retry", whatever is in quarantine',
  },
  example: 'status',
  store: true,
  run: async ({ database, settings, json, write, complain }) => {
    const store = settings.databaseUrl ? 'PostgreSQL' : settings.dataDir
    const counts = { store, ...(await readStatus(database)) }
    const { quarantined } = counts.requests
    await write(json ? jsonLine(counts) : plainStatus(counts))
    if (quarantined > 0) complain(quarantineSentence(quarantined))
    if (counts.deliveries.parked > 0) return exitCodes.parked
    return quarantined > 0 ? exitCodes.quarantined : exitCodes.done
  },
}

function quarantineSentence(count: number): string {
  const [requests, them] = count === 1 ? ['1 request is', 'it'] : [`${count} requests are`, 'them']
  return `${requests} in quarantine and nobody has looked at ${them}: "list --state quarantined" and "show" show ${them}, "release" delivers what a person wrote, "dismiss" sets the rest aside.`
}

type Status = Awaited<ReturnType<typeof readStatus>> & { store: string }

async function readStatus(database: Database) {
  const { kysely } = database
  const { oldestWaiting, quarantined, ...deliveries } = await readBacklog(database)
  const requests = await countBy(kysely, 'request')
  const subscribers = await countBy(kysely, 'subscriber')
  const parkedBy = await troubleBy(kysely, 'parked')
  return {
    requests: {
      new: requests.new ?? 0,
      quarantined,
      dismissed: (requests.quarantined ?? 0) - quarantined,
    },
    deliveries,
    oldestWaitingSeconds: Math.round(oldestWaiting / 1000),
    parkedBy: parkedBy.map(({ count, ...group }) => ({ ...group, parked: count })),
    bouncedBy: await troubleBy(kysely, 'bounced'),
    /** Refused at least once; the next attempt follows. */
    retriedBy: await troubleBy(kysely, 'pending'),
    subscribers: {
      pending: subscribers.pending ?? 0,
      confirmed: subscribers.confirmed ?? 0,
      unsubscribed: subscribers.unsubscribed ?? 0,
    },
  }
}

/** How many deliveries in a state got which last answer, by channel and event. */
async function troubleBy(kysely: Kysely<Schema>, state: 'parked' | 'bounced' | 'pending') {
  const rows = await kysely
    .selectFrom('outbox')
    .select(({ fn }) => ['channel', 'event', 'last_code as code', fn.countAll<number>().as('rows')])
    .where('state', '=', state)
    .where('last_code', 'is not', null)
    .groupBy(['channel', 'event', 'last_code'])
    .orderBy('channel')
    .orderBy('event')
    .orderBy('last_code')
    .execute()
  return rows.map(({ rows: count, ...group }) => ({ ...group, count }))
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
  const { requests, deliveries, subscribers, oldestWaitingSeconds } = counts
  const parkedBy = counts.parkedBy.map(({ parked, ...group }) => ({ ...group, count: parked }))
  const troubles = { parked: parkedBy, bounced: counts.bouncedBy, retried: counts.retriedBy }
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
    ...Object.entries(troubles).flatMap(([name, groups]) =>
      groups.map(({ channel, event, code, count }) => [
        name,
        `${count} by ${channel}, ${event}, last answer ${code}`,
      ]),
    ),
  ])
}

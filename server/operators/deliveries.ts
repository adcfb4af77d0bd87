import { Option } from 'commander'
import type { Kysely, Selectable } from 'kysely'
import type { Schema, Database } from '../requests/database.ts'
import { requestNumber } from '../requests/request-names.ts'
import { batches, follows, pagesOf } from './batches.ts'
import { type Command, exitCodes, CommandError } from './command.ts'
import { columns, jsonLine } from './terminal-text.ts'
import { findRequest } from './read-requests.ts'

/** A delivery that was given up, without anything that a visitor wrote; times are ISO 8601 in UTC. */
export type ParkedDelivery = {
  id: string
  channel: string
  event: string
  /** Which request, subscriber or channel it is about. */
  about: string
  state: string
  attempts: number
  queued: string
  lastAttempt: string
  /** Number or code of the last error. */
  code: string | null
}

const header = ['delivery', 'channel', 'event', 'about', 'state', 'last attempt', 'last answer']

/** `parked`: what waits for an operator, of whatever kind. */
export const parked: Command = {
  name: 'parked',
  does: 'Lists every parked delivery with its event: requests, confirmations to readers, alerts.',
  args: [],
  options: [new Option('--bounced', 'those that the address of a reader refused, instead')],
  example: 'parked',
  store: true,
  run: async ({ database: { kysely }, options, json, write }) => {
    const rows: string[][] = []
    const state = options.bounced ? 'bounced' : 'parked'
    for await (const delivery of readGivenUp(kysely, state)) {
      if (json) await write(jsonLine(delivery))
      else rows.push(cells(delivery))
    }
    const text = rows.length > 0 ? columns([header, ...rows]) : `Nothing is ${state}.\n`
    if (!json) await write(text)
    return exitCodes.done
  },
}

function cells({ id, channel, event, about, state, lastAttempt, code }: ParkedDelivery): string[] {
  return [id, channel, event, about, state, lastAttempt, code ?? 'none']
}

/** The oldest first. */
async function* readGivenUp(
  kysely: Kysely<Schema>,
  state: 'parked' | 'bounced',
): AsyncGenerator<ParkedDelivery> {
  const pages = pagesOf<Selectable<Schema['outbox']>>((last, size) =>
    kysely
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', state)
      .where(follows(last, 'asc'))
      .orderBy('created_at')
      .orderBy('id')
      .limit(size)
      .execute(),
  )
  for await (const page of pages) {
    for (const { id, channel, event, attempts, last_code: code, ...row } of page) {
      const queued = new Date(row.created_at).toISOString()
      const lastAttempt = new Date(row.scheduled_at).toISOString()
      const record = { id, channel, event, about: aboutOf(row), state, attempts }
      yield { ...record, queued, lastAttempt, code }
    }
  }
}

type Subject = Pick<Schema['outbox'], 'request_id' | 'subscriber_id' | 'about'>

function aboutOf({ request_id: requestId, subscriber_id: subscriberId, about }: Subject): string {
  if (requestId !== null) return `request ${requestNumber(requestId)}`
  if (subscriberId !== null) return `subscriber ${subscriberId}`
  const notice = JSON.parse(about ?? '{}') as {
    requestId?: string
    channel?: string
    waiting?: number
  }
  if (notice.requestId !== undefined) return `request ${requestNumber(notice.requestId)}`
  return notice.waiting === undefined
    ? `channel ${notice.channel}`
    : `${notice.waiting} in quarantine`
}

/** `retry`: deliveries that wait become due now, with all attempts before them again. */
export const retry: Command = {
  name: 'retry',
  does: 'Makes parked and waiting deliveries due now, with attempts counted from zero; a bounced one only by its id.',
  args: ['[id]'],
  options: [new Option('--parked', 'everything that is parked, instead of an id')],
  example: 'retry --parked',
  store: true,
  run: async ({ database, args, options, json, write }) => {
    const [named] = args
    if ((named === undefined) !== Boolean(options.parked)) {
      throw new CommandError('Say what to retry: the id of a delivery or request, or --parked.')
    }
    const ids =
      named === undefined
        ? await parkedDeliveries(database.kysely)
        : await deliveriesOf(database.kysely, named)
    const retried = await makeDue(database, ids)
    await write(json ? jsonLine({ retried }) : `Deliveries that are due now: ${retried}\n`)
    return exitCodes.done
  },
}

async function parkedDeliveries(kysely: Kysely<Schema>): Promise<string[]> {
  const rows = await kysely
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'parked')
    .execute()
  return rows.map(({ id }) => id)
}

async function deliveriesOf(kysely: Kysely<Schema>, named: string): Promise<string[]> {
  const own = await kysely.selectFrom('outbox').select('id').where('id', '=', named).execute()
  if (own.length > 0) return [named]
  const requestId = await findRequest(kysely, named)
  const rows = await kysely
    .selectFrom('outbox')
    .select('id')
    .where('request_id', '=', requestId)
    .execute()
  return rows.map(({ id }) => id)
}

/** What a worker holds, and what was sent, stays as it is; so does `claims`, the fence. */
async function makeDue({ kysely, now }: Database, ids: readonly string[]): Promise<number> {
  let changed = 0
  for (const batch of batches(ids)) {
    const time = await now()
    const { numUpdatedRows } = await kysely
      .updateTable('outbox')
      .set({ state: 'pending', attempts: 0, next_at: time, scheduled_at: time })
      .where('id', 'in', batch)
      .where('state', 'in', ['parked', 'pending', 'bounced'])
      .executeTakeFirstOrThrow()
    changed += Number(numUpdatedRows)
  }
  return changed
}

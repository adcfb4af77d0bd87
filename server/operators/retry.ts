import { Option } from 'commander'
import type { Kysely } from 'kysely'
import type { Database, Schema } from '../requests/database.ts'
import { type ChannelName, channelsOf } from '../requests/delivery-events.ts'
import { queue } from '../requests/outbox.ts'
import { type Command, CommandError, exitCodes } from './command.ts'
import { jsonLine } from './printable.ts'
import { findRequest } from './read-requests.ts'
import { batches } from './store-writes.ts'

/** `retry`: deliveries that wait become due now, with all attempts before them again. */
export const retry: Command = {
  name: 'retry',
  does: 'Makes parked and waiting deliveries due now, with attempts counted from zero.',
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
      .where('state', 'in', ['parked', 'pending'])
      .executeTakeFirstOrThrow()
    changed += Number(numUpdatedRows)
  }
  return changed
}

/** `release`: a suspicious request turned out to be a person's. */
export const release: Command = {
  name: 'release',
  does: 'Takes a request out of quarantine and delivers it.',
  args: ['<id or number>'],
  options: [],
  example: 'release 1F2C-99AB',
  store: true,
  run: async ({ database, channels, args, json, write }) => {
    const id = await findRequest(database.kysely, args[0]!)
    const released = await leaveQuarantine(database, id, channels)
    const text = released
      ? `Request ${id} is on its way by: ${channels.join(', ') || 'no channel'}\n`
      : `Request ${id} was not in quarantine; nothing changed.\n`
    await write(json ? jsonLine({ id, released }) : text)
    return exitCodes.done
  },
}

/** False when it is not in quarantine. The first statement is the write, as in every transaction. */
async function leaveQuarantine(
  { kysely, now }: Database,
  id: string,
  open: readonly ChannelName[],
): Promise<boolean> {
  const time = await now()
  return kysely.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('request')
      .set({ state: 'new' })
      .where('id', '=', id)
      .where('state', '=', 'quarantined')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    const event = 'request.created'
    await queue(transaction, { event, request_id: id }, channelsOf(event, open), time)
    return true
  })
}

import { Option } from 'commander'
import type { Kysely } from 'kysely'
import type { Database, Schema } from '../requests/database.ts'
import { type Command, CommandError, exitCodes, jsonLine } from './command.ts'
import { findRequest } from './read-requests.ts'
import { batches } from './store-writes.ts'

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

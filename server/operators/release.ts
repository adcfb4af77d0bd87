import type { Database } from '../requests/database.ts'
import { type ChannelName, channelsOf } from '../requests/event-channels.ts'
import { queue } from '../requests/outbox.ts'
import { type Command, exitCodes } from './command.ts'
import { findRequest } from './find-request.ts'
import { jsonLine } from './printable.ts'

/** `release`: a suspicious request turned out to be a person's. */
export const release: Command = {
  name: 'release',
  does: 'Takes a request out of quarantine and delivers it.',
  words: ['<id or number>'],
  options: {},
  example: 'release 1F2C-99AB',
  store: true,
  run: async ({ database, channels, words, json, write }) => {
    const id = await findRequest(database.kysely, words[0]!)
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

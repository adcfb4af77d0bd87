import type { Database } from '../requests/database.ts'
import { type ChannelName, channelsOf } from '../requests/delivery-events.ts'
import { queue } from '../requests/outbox.ts'
import { waitsInQuarantine } from '../requests/alerts.ts'
import { type Command, exitCodes } from './command.ts'
import { jsonLine } from './terminal-text.ts'
import { findRequest } from './read-requests.ts'

/** `release`: a suspicious request turned out to be a person's, also after it was dismissed. */
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

/** False when it is not in quarantine. */
async function leaveQuarantine(
  { kysely, now }: Database,
  id: string,
  channels: readonly ChannelName[],
): Promise<boolean> {
  const time = await now()
  return kysely.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('request')
      .set({ state: 'new', dismissed_at: null })
      .where('id', '=', id)
      .where('state', '=', 'quarantined')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    const event = 'request.created'
    await queue(transaction, { event, request_id: id }, channelsOf(event, channels), time)
    return true
  })
}

/** `dismiss`: somebody has looked at suspicious requests, and no person wrote them. */
export const dismiss: Command = {
  name: 'dismiss',
  does: 'Says that you have looked at requests in quarantine and that they stay there.',
  args: ['<id or number...>'],
  options: [],
  example: 'dismiss 1F2C-99AB 7D30-41C2',
  store: true,
  run: async ({ database, args, json, write }) => {
    const ids: string[] = []
    for (const named of args) ids.push(await findRequest(database.kysely, named))
    for (const id of ids) {
      const dismissed = await leaveUndelivered(database, id)
      const text = dismissed
        ? `Request ${id} is set aside; "release" still delivers it.\n`
        : `Request ${id} is not in quarantine, or was dismissed before; nothing changed.\n`
      await write(json ? jsonLine({ id, dismissed }) : text)
    }
    return exitCodes.done
  },
}

/** False when nobody has to look at it. */
async function leaveUndelivered({ kysely, now }: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('request')
    .set({ dismissed_at: await now() })
    .where('id', '=', id)
    .where(waitsInQuarantine)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

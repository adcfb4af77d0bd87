import { type Command, exitCodes } from './command.ts'
import { findRequest } from './find-request.ts'
import { columns, jsonLine, printable } from './printable.ts'
import { readRequests, type RequestRecord } from './read-requests.ts'

/** `show`: one request with all that is known about it. */
export const show: Command = {
  name: 'show',
  does: 'Shows one request with its fields and its deliveries.',
  words: ['<id or number>'],
  options: {},
  example: 'show 1F2C-99AB',
  store: true,
  run: async ({ database: { kysely }, words, json, write }) => {
    const id = await findRequest(kysely, words[0]!)
    const where = { where: (row) => row('id', '=', id), order: 'asc' } as Parameters<
      typeof readRequests
    >[1]
    for await (const record of readRequests(kysely, where)) {
      await write(json ? jsonLine(record) : page(record))
    }
    return exitCodes.done
  },
}

function page({ fields, deliveries, ...head }: RequestRecord): string {
  const facts = columns(Object.entries(head))
  const written = Object.entries(fields).map(([key, value]) => `${key}: ${printable(value)}\n`)
  const sent = deliveries.map(({ id, channel, event, state, attempts, next, sent: at, code }) => [
    id,
    channel,
    event,
    state,
    `${attempts} attempts`,
    at ? `sent ${at}` : next ? `next ${next}` : '',
    code ? `last answer ${code}` : '',
  ])
  return [facts, written.join(''), sent.length > 0 ? columns(sent) : 'No deliveries.\n'].join('\n')
}

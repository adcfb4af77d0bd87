import { InvalidArgumentError, Option } from 'commander'
import { type Command, exitCodes } from './command.ts'
import { columns, jsonLine, printable } from './terminal-text.ts'
import { type RequestRecord, findRequest, readRequests } from './read-requests.ts'
import { filterOptions, requestFilter } from './request-filter.ts'

/** `list`: requests without their content, so that the list may be shown around. */
export const list: Command = {
  name: 'list',
  does: 'Lists requests, the newest first, without what visitors wrote.',
  args: [],
  options: [
    ...filterOptions,
    new Option('--limit <number>', 'how many at most').argParser(readLimit).default(50),
  ],
  example: 'list --since 2026-11-01 --state quarantined',
  store: true,
  run: async ({ database, options, json, write }) => {
    const found: Omit<RequestRecord, 'fields'>[] = []
    const where = requestFilter(options)
    for await (const { fields: _, ...record } of readRequests(database.kysely, {
      where,
      order: 'desc',
    })) {
      if (json) await write(jsonLine(record))
      found.push(record)
      if (found.length === options.limit) break
    }
    if (!json) await write(table(found))
    return exitCodes.done
  },
}

function table(found: readonly Omit<RequestRecord, 'fields'>[]): string {
  if (found.length === 0) return 'No requests.\n'
  return columns([
    ['number', 'received', 'kind', 'state', 'deliveries', 'id'],
    ...found.map(({ number, received, kind, state, deliveries, id }) => [
      number,
      received,
      kind,
      state,
      deliveries.map((delivery) => `${delivery.channel} ${delivery.state}`).join(', ') || 'none',
      id,
    ]),
  ])
}

function readLimit(value: string): number {
  const limit = Number(value)
  if (Number.isInteger(limit) && limit >= 1) return limit
  throw new InvalidArgumentError('Write a whole number from 1.')
}

/** `show`: one request with all that is known about it. */
export const show: Command = {
  name: 'show',
  does: 'Shows one request with its fields and its deliveries.',
  args: ['<id or number>'],
  options: [],
  example: 'show 1F2C-99AB',
  store: true,
  run: async ({ database: { kysely }, args, json, write }) => {
    const id = await findRequest(kysely, args[0]!)
    const found = readRequests(kysely, { where: (row) => row('id', '=', id), order: 'asc' })
    for await (const record of found) {
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

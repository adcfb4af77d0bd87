import { type Command, CommandFault, exitCodes } from './command.ts'
import { columns, jsonLine } from './printable.ts'
import { readRequests, type RequestRecord } from './read-requests.ts'
import { filterOptions, requestFilter } from './request-filter.ts'

const usualLimit = 50

/** `list`: requests without their content, so that the list may be shown around. */
export const list: Command = {
  name: 'list',
  does: 'Lists requests, the newest first, without what visitors wrote.',
  words: [],
  options: {
    ...filterOptions,
    limit: { type: 'string', value: '<number>', about: `how many at most (${usualLimit})` },
  },
  example: 'list --since 2026-11-01 --state quarantined',
  store: true,
  run: async ({ database, options, json, write }) => {
    const limit = readLimit(options.limit)
    const found: Omit<RequestRecord, 'fields'>[] = []
    const where = requestFilter(options)
    for await (const { fields: _, ...record } of readRequests(database.kysely, {
      where,
      order: 'desc',
    })) {
      if (json) await write(jsonLine(record))
      found.push(record)
      if (found.length === limit) break
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

function readLimit(value: string | boolean | undefined): number {
  const limit = Number(value ?? usualLimit)
  if (Number.isInteger(limit) && limit >= 1) return limit
  throw new CommandFault(`--limit is "${value}": write a whole number from 1.`)
}

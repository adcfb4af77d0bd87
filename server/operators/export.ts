import { contactKeys } from '../contract/contact.ts'
import { channelNames } from '../requests/event-channels.ts'
import { type Command, CommandFault, exitCodes } from './command.ts'
import { csvRecord } from './csv.ts'
import { jsonLine } from './printable.ts'
import { readRequests, type RequestRecord } from './read-requests.ts'
import { filterOptions, requestFilter } from './request-filter.ts'

const header = ['id', 'number', 'kind', 'state', 'received', ...contactKeys, ...channelNames]

/** `export`: every request, the oldest first, for a table or for another program. */
export const exportRequests: Command = {
  name: 'export',
  does: 'Writes requests with all fields: CSV for tables, JSON lines without any loss.',
  words: [],
  options: {
    csv: {
      type: 'boolean',
      about: "CSV; cells that a table would run as a formula begin with '",
    },
    jsonl: { type: 'boolean', about: 'one JSON document per line, byte for byte' },
    ...filterOptions,
  },
  example: 'export --csv --since 2026-11-01 > requests.csv',
  store: true,
  run: async ({ database, options, json, write }) => {
    const lossless = Boolean(options.jsonl) || json
    if (lossless === Boolean(options.csv)) {
      throw new CommandFault('Say which form the export takes: --csv or --jsonl.')
    }
    const where = requestFilter(options)
    if (!lossless) await write(csvRecord(header))
    for await (const record of readRequests(database.kysely, { where, order: 'asc' })) {
      await write(lossless ? jsonLine(record) : csvRecord(cells(record)))
    }
    return exitCodes.done
  },
}

function cells({ fields, deliveries, ...record }: RequestRecord): string[] {
  const { id, number, kind, state, received } = record
  const stateOf = (channel: string) =>
    deliveries.find((delivery) => delivery.channel === channel)?.state ?? ''
  return [
    id,
    number,
    kind,
    state,
    received,
    ...contactKeys.map((key) => fields[key] ?? ''),
    ...channelNames.map(stateOf),
  ]
}

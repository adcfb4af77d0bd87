import { Option } from 'commander'
import type { Kysely, Selectable } from 'kysely'
import { briefKey, contactKeys } from '../contract/contact.ts'
import { csvRecord } from '../spreadsheets.ts'
import type { Schema } from '../requests/database.ts'
import { channelNames } from '../requests/delivery-events.ts'
import { newsletterLink } from '../requests/signed-links.ts'
import type { Settings } from '../settings/settings.ts'
import { pagesOf } from './batches.ts'
import { type Command, CommandError, exitCodes } from './command.ts'
import { columns, jsonLine } from './terminal-text.ts'
import { type RequestRecord, readRequests } from './read-requests.ts'
import { filterOptions, requestFilter } from './request-filter.ts'

const fieldKeys = [...contactKeys, briefKey]
const header = ['id', 'number', 'kind', 'state', 'received', ...fieldKeys, ...channelNames]

/** `export`: every request, the oldest first, for a table or for another program. */
export const exportRequests: Command = {
  name: 'export',
  does: 'Writes requests with all fields: CSV for tables, JSON lines without any loss.',
  args: [],
  options: [
    new Option('--csv', "CSV; cells that a table would run as a formula begin with '"),
    new Option('--jsonl', 'one JSON document per line, byte for byte'),
    ...filterOptions,
  ],
  example: 'export --csv --since 2026-11-01 > requests.csv',
  store: true,
  run: async ({ database, options, json, write }) => {
    const lossless = Boolean(options.jsonl) || json
    if (lossless === Boolean(options.csv)) {
      throw new CommandError('Say which form the export takes: --csv or --jsonl.')
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
    ...fieldKeys.map((key) => fields[key] ?? ''),
    ...channelNames.map(stateOf),
  ]
}

const subscriberHeader = ['email', 'confirmed', 'pathname', 'unsubscribe']

/** A confirmed reader of the newsletter; every mail to it must carry the link. */
type SubscriberRecord = { email: string; confirmed: string; pathname: string; unsubscribe: string }

/** `subscribers`: whom the newsletter may be sent to. */
export const subscribers: Command = {
  name: 'subscribers',
  does: 'Lists confirmed subscribers, each with the link by which it unsubscribes.',
  args: [],
  options: [new Option('--csv', 'CSV, for the program that sends the newsletter')],
  example: 'subscribers --csv > subscribers.csv',
  store: true,
  run: async ({ database: { kysely }, settings, options, json, write }) => {
    const found = confirmed(kysely, settings)
    if (json) {
      for await (const record of found) await write(jsonLine(record))
    } else if (options.csv) {
      await write(csvRecord(subscriberHeader))
      for await (const record of found) await write(csvRecord(Object.values(record)))
    } else {
      const rows: string[][] = []
      for await (const record of found) rows.push(Object.values(record))
      await write(
        rows.length > 0 ? columns([subscriberHeader, ...rows]) : 'No confirmed subscribers.\n',
      )
    }
    return exitCodes.done
  },
}

async function* confirmed(
  kysely: Kysely<Schema>,
  settings: Settings,
): AsyncGenerator<SubscriberRecord> {
  type Row = Pick<Selectable<Schema['subscriber']>, 'id' | 'email' | 'pathname' | 'confirmed_at'>
  const pages = pagesOf<Row>((last, size) =>
    kysely
      .selectFrom('subscriber')
      .select(['id', 'email', 'pathname', 'confirmed_at'])
      .where('state', '=', 'confirmed')
      .where('email', '>', last?.email ?? '')
      .orderBy('email')
      .limit(size)
      .execute(),
  )
  for await (const page of pages) {
    for (const { id, email, pathname, confirmed_at: at } of page) {
      yield {
        email,
        confirmed: new Date(at!).toISOString(),
        pathname,
        unsubscribe: newsletterLink('unsubscribe', { id, pathname }, settings, 0),
      }
    }
  }
}

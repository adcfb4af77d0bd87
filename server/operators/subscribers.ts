import type { Kysely } from 'kysely'
import { newsletterLink } from '../requests/newsletter-links.ts'
import type { Schema } from '../requests/schema.ts'
import type { Settings } from '../settings/settings.ts'
import { type Command, exitCodes } from './command.ts'
import { csvRecord } from './csv.ts'
import { columns, jsonLine } from './printable.ts'

const pageSize = 200
const header = ['email', 'confirmed', 'pathname', 'unsubscribe']

/** A confirmed reader of the newsletter; every mail to it must carry the link. */
type SubscriberRecord = { email: string; confirmed: string; pathname: string; unsubscribe: string }

/** `subscribers`: whom the newsletter may be sent to. */
export const subscribers: Command = {
  name: 'subscribers',
  does: 'Lists confirmed subscribers, each with the link by which it unsubscribes.',
  words: [],
  options: { csv: { type: 'boolean', about: 'CSV, for the program that sends the newsletter' } },
  example: 'subscribers --csv > subscribers.csv',
  store: true,
  run: async ({ database: { kysely }, settings, options, json, write }) => {
    const found = confirmed(kysely, settings)
    if (json) {
      for await (const record of found) await write(jsonLine(record))
    } else if (options.csv) {
      await write(csvRecord(header))
      for await (const record of found) await write(csvRecord(Object.values(record)))
    } else {
      const rows: string[][] = []
      for await (const record of found) rows.push(Object.values(record))
      await write(rows.length > 0 ? columns([header, ...rows]) : 'No confirmed subscribers.\n')
    }
    return exitCodes.done
  },
}

async function* confirmed(
  kysely: Kysely<Schema>,
  settings: Settings,
): AsyncGenerator<SubscriberRecord> {
  let after = ''
  while (true) {
    const page = await kysely
      .selectFrom('subscriber')
      .select(['id', 'email', 'pathname', 'confirmed_at'])
      .where('state', '=', 'confirmed')
      .where('email', '>', after)
      .orderBy('email')
      .limit(pageSize)
      .execute()
    for (const { id, email, pathname, confirmed_at: at } of page) {
      yield {
        email,
        confirmed: new Date(at!).toISOString(),
        pathname,
        unsubscribe: newsletterLink('unsubscribe', { id, pathname }, settings, 0),
      }
    }
    after = page.at(-1)?.email ?? ''
    if (page.length < pageSize) return
  }
}

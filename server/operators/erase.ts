import { removeOrphanedMails } from '../requests/channels/mail-channel.server.ts'
import { createStore } from '../requests/create-store.ts'
import { eraseRequests, eraseSubscriber } from '../requests/erasure.ts'
import type { Settings } from '../settings/settings.ts'
import { batchSize } from './batches.ts'
import { type Command, CommandError, exitCodes, type StoreCall } from './command.ts'
import { jsonLine } from './terminal-text.ts'
import { isSender } from './request-filter.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../requests/database.ts'

/** `erase`: everything of one person leaves the store, while the server runs. */
export const erase: Command = {
  name: 'erase',
  does: 'Deletes for good what the store holds of one address: requests, deliveries, subscription, written mails.',
  args: ['<email>'],
  options: [],
  example: 'erase marta@keller.example',
  store: true,
  run: async (call) => {
    const email = call.args[0]!
    if (!email.includes('@')) {
      throw new CommandError(`"${email}" is no address: write the whole one, with its @.`)
    }
    const erased = await eraseAddress(call, email)
    await call.write(call.json ? jsonLine(erased) : report(erased))
    return exitCodes.done
  },
}

type Result = Awaited<ReturnType<typeof eraseAddress>>

async function eraseAddress(call: StoreCall, email: string) {
  const { database, settings, channels } = call
  const requests: string[] = []
  const copies = new Set<string>()
  for (let ids = await nextRequests(call, email); ids.length > 0;) {
    const batch = await eraseRequests(database, ids, channels)
    requests.push(...batch.ids)
    for (const channel of batch.copiesAt) copies.add(channel)
    ids = await nextRequests(call, email)
  }
  const subscriber = await eraseSubscriber(database, email, channels)
  for (const channel of subscriber.copiesAt) copies.add(channel)
  await removeOrphanedMails(settings.dataDir, createStore(database, channels).goneDeliveries)
  // Also when nothing was found: an earlier call may have been ended before this step.
  await emptyFiles(database, settings)
  const copiesAt = [...copies].flatMap((channel) => placeOf(channel, settings))
  return { requests, subscribers: subscriber.ids, copiesAt }
}

async function nextRequests({ database: { kysely } }: StoreCall, email: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('request')
    .select('id')
    .where(isSender(email))
    .limit(batchSize)
    .execute()
  return rows.map(({ id }) => id)
}

/** Where copies went; mails that were written as files are deleted with the rest. */
function placeOf(
  channel: string,
  { mail, mailTo, webhook }: Settings,
): { channel: string; place: string }[] {
  if (channel === 'webhook') {
    return [{ channel, place: webhook ? new URL(webhook.url).host : 'an earlier WEBHOOK_URL' }]
  }
  return mail.transport === 'file' ? [] : [{ channel, place: mailTo }]
}

function report({ requests, subscribers, copiesAt }: Result): string {
  if (requests.length + subscribers.length === 0)
    return 'The store holds nothing of this address.\n'
  return [
    `Erased requests: ${requests.length}; erased subscriptions: ${subscribers.length}`,
    ...copiesAt.map(
      ({ channel, place }) => `Copies were delivered by ${channel} to ${place}: delete them there.`,
    ),
    'Backups made before now hold the data until you delete them; write a new "withdrawn" list beside them.',
    '',
  ].join('\n')
}

const mostAttempts = 20
const betweenAttempts = 250

/**
 * Takes the bytes of deleted rows out of the files. On SQLite the log can be emptied only when nobody
 * reads from it: a running server leaves such moments many times in a second.
 * @throws CommandError when somebody read all the time
 */
export async function emptyFiles(
  database: Database,
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
): Promise<void> {
  if (databaseUrl) return database.purge()
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
      database.kysely,
    )
    if (rows[0]?.busy === 0) return
    await pause(betweenAttempts)
  }
  throw new CommandError(
    'The rows are deleted, but their bytes are still in the log of the store, which another program reads all the time: end that program and run the command again.',
  )
}

import { type Kysely, type SqlBool, type Transaction, sql } from 'kysely'
import type { Logger } from 'pino'
import { codeOf } from '../exception-code.ts'
import type { Schema } from './database.ts'
import { type ChannelName, channelsOf } from './delivery-events.ts'
import { queue, markDelivery } from './outbox.ts'
import type { RequestStore, Delivery } from './request-store.ts'

const minute = 60_000
const hour = 60 * minute

/** Arrivals are told at most once in this time, so that a flood of programs is no flood of mails, milliseconds. */
const newsEvery = hour

/** What still waits for somebody, in quarantine or in a channel, is told again after this time, milliseconds. */
const tellAgainAfter = 24 * hour

/** How often it is looked whether there is something to tell, milliseconds. */
const lookEvery = 10 * minute

/** Requests that one notice names; it counts the others. */
const mostNamed = 50

/** Of a request: it is in quarantine, and nobody has looked at it. */
export const waitsInQuarantine = sql<SqlBool>`state = 'quarantined' and dismissed_at is null`

/**
 * Tells every channel which requests wait in quarantine: when there are new ones, and daily until somebody has
 * looked at each.
 */
export async function alertQuarantine(
  transaction: Transaction<Schema>,
  channels: readonly ChannelName[],
  now: number,
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into incident (channel, code, alerted_at, is_open)
    select 'quarantine', 'waiting', ${now}, 1
    where exists (select 1 from request where ${waitsInQuarantine})
    on conflict (channel, code) do update set alerted_at = ${now}
    where incident.alerted_at <= ${now - tellAgainAfter}
      or (incident.alerted_at <= ${now - newsEvery} and exists (
        select 1 from request where ${waitsInQuarantine} and created_at > incident.alerted_at
      ))`.execute(transaction)
  if (numAffectedRows === 0n) return
  const about = JSON.stringify(await readWaiting(transaction))
  const event = 'quarantine.waiting'
  await queue(transaction, { event, about }, channelsOf(event, channels), now)
}

async function readWaiting(transaction: Transaction<Schema>) {
  const requests = await transaction
    .selectFrom('request')
    .select(['id as requestId', 'kind', 'created_at as createdAt'])
    .where(waitsInQuarantine)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostNamed)
    .execute()
  return { waiting: await countWaiting(transaction), requests }
}

/** How many requests wait for somebody to look at them. */
export async function countWaiting(kysely: Kysely<Schema>): Promise<number> {
  const { waiting } = await kysely
    .selectFrom('request')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where(waitsInQuarantine)
    .executeTakeFirstOrThrow()
  return waiting
}

type Options = {
  store: Pick<RequestStore, 'alertQuarantine'>
  log: Pick<Logger, 'error'>
}

/** Keeps the team told of quarantine, now and by the clock; returns how to stop. */
export function startQuarantineAlerts({ store, log }: Options): () => void {
  async function look() {
    try {
      await store.alertQuarantine()
    } catch (error) {
      log.error(
        { event: 'quarantine-not-told', code: codeOf(error) },
        'nobody could be told of requests in quarantine',
      )
    }
  }
  void look()
  const timer = setInterval(() => void look(), lookEvery)
  return () => clearInterval(timer)
}

/** News of a channel are no trouble of another one. */
const aboutChannels: readonly string[] = ['delivery.parked', 'delivery.recovered']

/**
 * Parks a delivery: it waits for an operator and is never deleted. Once per incident (channel and code)
 * the other channel is told.
 * @returns false when another worker has claimed the row since
 */
export async function park(
  transaction: Transaction<Schema>,
  delivery: Delivery,
  code: string,
  channels: readonly ChannelName[],
  now: number,
): Promise<boolean> {
  if (!(await markDelivery(transaction, delivery, { state: 'parked', last_code: code }))) {
    return false
  }
  const { channel, subject } = delivery
  if (aboutChannels.includes(subject.event)) return true
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('incident')
    .values({ channel, code, alerted_at: now, is_open: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'code'])
        .doUpdateSet({ alerted_at: now, is_open: 1 })
        .where((row) =>
          row.or([
            row('incident.alerted_at', '<=', now - tellAgainAfter),
            row('incident.is_open', '=', 0),
          ]),
        ),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return true
  const about = JSON.stringify({ channel, code, parked: await countParked(transaction, channel) })
  const event = 'delivery.parked'
  await queue(transaction, { event, about }, channelsOf(event, channels, channel), now)
  return true
}

/** Closes the incidents of a channel that delivers again, and tells the other one once. */
export async function closeIncidents(
  transaction: Transaction<Schema>,
  { channel, subject }: Delivery,
  channels: readonly ChannelName[],
  now: number,
): Promise<void> {
  // A mail that reached a reader says nothing about the team's mailbox.
  if ([...aboutChannels, 'subscription.requested'].includes(subject.event)) return
  const { numUpdatedRows } = await transaction
    .updateTable('incident')
    .set({ is_open: 0 })
    .where('channel', '=', channel)
    .where('is_open', '=', 1)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  const event = 'delivery.recovered'
  const about = JSON.stringify({ channel })
  await queue(transaction, { event, about }, channelsOf(event, channels, channel), now)
}

async function countParked(transaction: Transaction<Schema>, channel: string): Promise<number> {
  const { parked } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('parked'))
    .where('channel', '=', channel)
    .where('state', '=', 'parked')
    .executeTakeFirstOrThrow()
  return parked
}

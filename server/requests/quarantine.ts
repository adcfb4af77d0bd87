import { type Kysely, type SqlBool, type Transaction, sql } from 'kysely'
import type { Logger } from 'pino'
import { codeOf } from '../error-code.ts'
import type { Schema } from './database.ts'
import { type ChannelName, channelsOf } from './delivery-events.ts'
import { queue } from './outbox.ts'
import type { RequestStore } from './request-store.ts'

const minute = 60_000
const hour = 60 * minute

/** Arrivals are told at most once in this time, so that a flood of programs is no flood of mails, milliseconds. */
const newsEvery = hour

/** What nobody has looked at is listed again after this time, milliseconds. */
const listAgainAfter = 24 * hour

/** How often it is looked whether there is something to tell, milliseconds. */
const lookEvery = 10 * minute

/** Requests that one notice names; it counts the others. */
const mostNamed = 50

/** Of a request: it is in quarantine, and nobody has looked at it. */
export const waitsInQuarantine = sql<SqlBool>`state = 'quarantined' and dismissed_at is null`

/**
 * Tells every channel which requests wait in quarantine: when there are new ones, and daily until somebody has
 * looked at each. Its first statement is a write, as that of every transaction.
 */
export async function alertQuarantine(
  transaction: Transaction<Schema>,
  open: readonly ChannelName[],
  now: number,
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into incident (channel, code, alerted_at, is_open)
    select 'quarantine', 'waiting', ${now}, 1
    where exists (select 1 from request where ${waitsInQuarantine})
    on conflict (channel, code) do update set alerted_at = ${now}
    where incident.alerted_at <= ${now - listAgainAfter}
      or (incident.alerted_at <= ${now - newsEvery} and exists (
        select 1 from request where ${waitsInQuarantine} and created_at > incident.alerted_at
      ))`.execute(transaction)
  if (numAffectedRows === 0n) return
  const about = JSON.stringify(await readWaiting(transaction))
  const event = 'quarantine.waiting'
  await queue(transaction, { event, about }, channelsOf(event, open), now)
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

import type { Expression, ExpressionBuilder, Kysely, Selectable, SqlBool } from 'kysely'
import type { Schema } from '../requests/database.ts'
import { idStartOf, requestNumber } from '../requests/request-names.ts'
import { follows, pagesOf } from './batches.ts'
import { CommandError } from './command.ts'

/** A request as operators see it; times are ISO 8601 in UTC. */
export type RequestRecord = {
  id: string
  number: string
  kind: string
  /**
   * `new`: not in quarantine, however long ago it was delivered and answered. `quarantined`, or `dismissed` once
   * somebody has looked at it there.
   */
  state: string
  received: string
  /** What the visitor sent, by the keys of the payload. */
  fields: Record<string, string>
  deliveries: DeliveryRecord[]
}

/** One row of the outbox as operators see it. */
type DeliveryRecord = {
  id: string
  channel: string
  event: string
  state: string
  attempts: number
  /** When the next attempt is due; while one is under way, when another worker may take it over; null when there will be none. */
  next: string | null
  sent: string | null
  /** Number or code of the last error. */
  code: string | null
}

type RequestRow = Pick<
  Selectable<Schema['request']>,
  'id' | 'kind' | 'state' | 'payload' | 'created_at' | 'dismissed_at'
>

type Options = {
  where: (row: ExpressionBuilder<Schema, 'request'>) => Expression<SqlBool>
  /** By the time of receipt. */
  order: 'asc' | 'desc'
}

/** Reads requests with their deliveries. */
export async function* readRequests(
  kysely: Kysely<Schema>,
  { where, order }: Options,
): AsyncGenerator<RequestRecord> {
  const pages = pagesOf<RequestRow>((last, size) =>
    kysely
      .selectFrom('request')
      .select(['id', 'kind', 'state', 'payload', 'created_at', 'dismissed_at'])
      .where(where)
      .where(follows(last, order))
      .orderBy('created_at', order)
      .orderBy('id', order)
      .limit(size)
      .execute(),
  )
  for await (const page of pages) {
    const deliveries = await readDeliveries(
      kysely,
      page.map(({ id }) => id),
    )
    for (const { id, kind, state, payload, created_at: at, dismissed_at: dismissed } of page) {
      yield {
        id,
        number: requestNumber(id),
        kind,
        state: dismissed === null ? state : 'dismissed',
        received: new Date(at).toISOString(),
        fields: JSON.parse(payload) as Record<string, string>,
        deliveries: deliveries.get(id) ?? [],
      }
    }
  }
}

async function readDeliveries(
  kysely: Kysely<Schema>,
  requestIds: readonly string[],
): Promise<Map<string, DeliveryRecord[]>> {
  const found = new Map<string, DeliveryRecord[]>()
  if (requestIds.length === 0) return found
  const rows = await kysely
    .selectFrom('outbox')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('channel')
    .orderBy('id')
    .execute()
  for (const row of rows) {
    const { id, channel, event, state, attempts, last_code: code } = row
    const next = state === 'pending' ? row.next_at : row.lease_until
    const record = { id, channel, event, state, attempts, code }
    found.set(row.request_id!, [
      ...(found.get(row.request_id!) ?? []),
      { ...record, next: isoTime(next), sent: isoTime(row.sent_at) },
    ])
  }
  return found
}

function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}

/**
 * The id of the request that an operator names by its id or by the number that people read out.
 * @throws CommandError when there is none, or when a number is that of several
 */
export async function findRequest(kysely: Kysely<Schema>, named: string): Promise<string> {
  const start = idStartOf(named)
  const found = await kysely
    .selectFrom('request')
    .select('id')
    .where((row) => (start === undefined ? row('id', '=', named) : row('id', 'like', `${start}%`)))
    .limit(10)
    .execute()
  if (found.length === 1) return found[0]!.id
  if (found.length === 0) {
    throw new CommandError(
      `There is no request "${named}": "list" shows the ids and numbers of all requests.`,
    )
  }
  const ids = found.map(({ id }) => id).join(', ')
  throw new CommandError(`Several requests have the number ${named}: name one by its id (${ids}).`)
}

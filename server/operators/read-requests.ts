import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { Schema } from '../requests/database.ts'
import { idStartOf, requestNumber } from '../requests/request-number.ts'
import { CommandError } from './command.ts'

/** Rows of one query: short enough that nobody waits for it, also in a store of one file. */
const pageSize = 200

/** A request as operators see it; times are ISO 8601 in UTC. */
export type RequestRecord = {
  id: string
  number: string
  kind: string
  /** `new`, `quarantined`, or `dismissed` once somebody has looked at it there. */
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
  /** When the next attempt is due; null when there will be none. */
  next: string | null
  sent: string | null
  /** Number or code of the last error. */
  code: string | null
}

type Options = {
  where: (row: ExpressionBuilder<Schema, 'request'>) => Expression<SqlBool>
  /** By the time of receipt. */
  order: 'asc' | 'desc'
}

/** Reads requests page by page, so that no snapshot of the store is held for long. */
export async function* readRequests(
  kysely: Kysely<Schema>,
  { where, order }: Options,
): AsyncGenerator<RequestRecord> {
  const beyond = order === 'asc' ? '>' : '<'
  let last: { id: string; created_at: number } | undefined
  while (true) {
    const page = await kysely
      .selectFrom('request')
      .select(['id', 'kind', 'state', 'payload', 'created_at', 'dismissed_at'])
      .where(where)
      .where((row) =>
        last === undefined
          ? row.and([])
          : row.or([
              row('created_at', beyond, last.created_at),
              row.and([row('created_at', '=', last.created_at), row('id', beyond, last.id)]),
            ]),
      )
      .orderBy('created_at', order)
      .orderBy('id', order)
      .limit(pageSize)
      .execute()
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
    last = page.at(-1)
    if (page.length < pageSize) return
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

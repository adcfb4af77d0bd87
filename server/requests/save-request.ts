import { type Kysely, sql, type Transaction } from 'kysely'
import { type ChannelName, channelsOf } from './event-channels.ts'
import { queue } from './outbox.ts'
import type { NewRequest, SaveOutcome } from './request-store.ts'
import type { Schema } from './schema.ts'

/** The same content without a key counts as the same request for this long, milliseconds. */
export const sameContentWindow = 60 * 60 * 1000

/** Writes requests and their outbox rows in one transaction, whose first statement is the write. */
export function saveRequests(
  kysely: Kysely<Schema>,
  requests: readonly NewRequest[],
  open: readonly ChannelName[],
  now: number,
): Promise<SaveOutcome[]> {
  return kysely.transaction().execute(async (transaction) => {
    const outcomes: SaveOutcome[] = []
    for (const request of requests) outcomes.push(await save(transaction, request, open, now))
    return outcomes
  })
}

async function save(
  transaction: Transaction<Schema>,
  request: NewRequest,
  open: readonly ChannelName[],
  now: number,
): Promise<SaveOutcome> {
  const { id, quarantined } = request
  if (!(await insertOnce(transaction, request, now))) {
    return await outcomeOfRepeat(transaction, request)
  }
  const event = 'request.created'
  if (!quarantined) {
    await queue(transaction, { event, request_id: id }, channelsOf(event, open), now)
  }
  return { kind: 'stored', id }
}

/** False when the key, or the same content within the hour, is there already. */
async function insertOnce(
  transaction: Transaction<Schema>,
  request: NewRequest,
  now: number,
): Promise<boolean> {
  const { id, tokenHash, kind, idempotencyKey, bodyHash, contentHash, emailNorm, payload } = request
  const state = request.quarantined ? 'quarantined' : 'new'
  const { numAffectedRows } = await sql`
    insert into request
      (id, kind, idem_key, body_hash, content_hash, state, email_norm, payload, created_at,
        token_hash)
    select ${id}, ${kind}, ${idempotencyKey}, ${bodyHash}, ${contentHash}, ${state}, ${emailNorm},
      ${JSON.stringify(payload)}, ${now}, ${tokenHash}
    where not exists (
      select 1 from request where content_hash = ${contentHash} and created_at > ${now - sameContentWindow}
    )
    on conflict (idem_key) do nothing`.execute(transaction)
  return numAffectedRows === 1n
}

async function outcomeOfRepeat(
  transaction: Transaction<Schema>,
  { idempotencyKey, bodyHash, contentHash }: NewRequest,
): Promise<SaveOutcome> {
  const { id, body_hash: before } = await transaction
    .selectFrom('request')
    .select(['id', 'body_hash'])
    .where((row) =>
      row.or([row('idem_key', '=', idempotencyKey), row('content_hash', '=', contentHash)]),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return before === bodyHash ? { kind: 'repeated', id } : { kind: 'key-reused' }
}

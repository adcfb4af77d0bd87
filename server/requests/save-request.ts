import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { newOutboxRow } from './outbox.ts'
import type { NewRequest, SaveOutcome } from './request-store.ts'
import type { Schema } from './schema.ts'

/** The same content without a key counts as the same request for this long, milliseconds. */
export const sameContentWindow = 60 * 60 * 1000

/** Writes a request and its outbox rows in one transaction, whose first statement is the write. */
export function saveRequest(
  database: Kysely<Schema>,
  request: NewRequest,
  channels: readonly string[],
  now: number,
): Promise<SaveOutcome> {
  return database.transaction().execute(async (transaction) => {
    const id = randomUUID()
    if (!(await insertOnce(transaction, id, request, now))) {
      return await outcomeOfRepeat(transaction, request)
    }
    if (!request.quarantined && channels.length > 0) {
      await transaction
        .insertInto('outbox')
        .values(
          channels.map((channel) =>
            newOutboxRow({ channel, event: 'request.created', request_id: id }, now),
          ),
        )
        .execute()
    }
    return 'stored'
  })
}

/** False when the key, or the same content within the hour, is there already. */
async function insertOnce(
  transaction: Transaction<Schema>,
  id: string,
  request: NewRequest,
  now: number,
): Promise<boolean> {
  const { kind, idempotencyKey, bodyHash, contentHash, quarantined, emailNorm, payload } = request
  const state = quarantined ? 'quarantined' : 'new'
  const { numAffectedRows } = await sql`
    insert into request
      (id, kind, idem_key, body_hash, content_hash, state, email_norm, payload, created_at)
    select ${id}, ${kind}, ${idempotencyKey}, ${bodyHash}, ${contentHash}, ${state}, ${emailNorm},
      ${JSON.stringify(payload)}, ${now}
    where not exists (
      select 1 from request where content_hash = ${contentHash} and created_at > ${now - sameContentWindow}
    )
    on conflict (idem_key) do nothing`.execute(transaction)
  return numAffectedRows === 1n
}

async function outcomeOfRepeat(
  transaction: Transaction<Schema>,
  { idempotencyKey, bodyHash }: NewRequest,
): Promise<SaveOutcome> {
  const row = await transaction
    .selectFrom('request')
    .select('body_hash')
    .where('idem_key', '=', idempotencyKey)
    .executeTakeFirst()
  return row && row.body_hash !== bodyHash ? 'key-reused' : 'repeated'
}

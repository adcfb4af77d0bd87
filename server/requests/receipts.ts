import { createHash, createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Receipt } from './request-store.ts'
import type { Schema } from './database.ts'

/** Length of a token, bytes. */
const tokenBytes = 16

/** The token of a request's receipt: made from its id, so that a repeated post gives the same link. */
export function receiptToken(secret: string, requestId: string): string {
  const mac = createHmac('sha256', secret).update(`receipt ${requestId}`).digest()
  return mac.subarray(0, tokenBytes).toString('base64url')
}

/** What the store keeps of a token: who reads the database cannot open receipts. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The short name of a request that people read out: the first eight digits of its id. */
export function requestNumber(requestId: string): string {
  return `${requestId.slice(0, 4)}-${requestId.slice(4, 8)}`.toUpperCase()
}

/** The request whose token has this hash. */
export async function findReceipt(
  kysely: Kysely<Schema>,
  hash: string,
): Promise<Receipt | undefined> {
  const row = await kysely
    .selectFrom('request')
    .select(['id', 'payload', 'created_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      payload: JSON.parse(row.payload) as Record<string, string>,
      createdAt: row.created_at,
    }
  )
}

import { createHash, createHmac } from 'node:crypto'
import { receiptTokenBytes } from '../contract/receipt.ts'

/** The token of a request's receipt: made from its id, so that a repeated post gives the same link. */
export function receiptToken(secret: string, requestId: string): string {
  const mac = createHmac('sha256', secret).update(`receipt ${requestId}`).digest()
  return mac.subarray(0, receiptTokenBytes).toString('base64url')
}

/** What the store keeps of a token: who reads the database cannot open receipts. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

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

/** The short name of a request that people read out: the first eight digits of its id. */
export function requestNumber(requestId: string): string {
  return `${requestId.slice(0, 4)}-${requestId.slice(4, 8)}`.toUpperCase()
}

const number = /^[0-9a-f]{4}-?[0-9a-f]{4}$/i

/** The beginning of the id that a request of this number has; undefined for a text that is no number. */
export function idStartOf(text: string): string | undefined {
  return number.test(text) ? text.replace('-', '').toLowerCase() : undefined
}

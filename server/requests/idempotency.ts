import { createHash, createHmac } from 'node:crypto'
import type { NewRequest } from './request-store.ts'

const hour = 60 * 60 * 1000

type Sender = {
  /** `Idempotency-Key` of the call; scripts send one per filled form. */
  key: string | undefined
  /** Address of the sender: nobody else reaches a request by sending the same words. */
  network: string
}

/**
 * What tells two posts of the same request apart from two requests (requests guide 2.3). Without a key
 * one is derived from kind, content, network and hour, so that two servers cannot both insert.
 */
export function idempotency(
  secret: string,
  kind: string,
  payload: Record<string, string>,
  { key, network }: Sender,
  now: number,
): Pick<NewRequest, 'idempotencyKey' | 'bodyHash' | 'contentHash'> {
  const content = JSON.stringify(payload)
  const bodyHash = createHash('sha256').update(content).digest('base64url')
  const keyed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  if (key) return { idempotencyKey: keyed(`key ${kind} ${key}`), bodyHash, contentHash: null }
  const contentHash = keyed(`content ${kind} ${network} ${content}`)
  const idempotencyKey = keyed(`derived ${contentHash} ${Math.floor(now / hour)}`)
  return { idempotencyKey, bodyHash, contentHash }
}

import { expect, test } from 'vitest'
import { idempotency } from './idempotency.ts'

const hour = 60 * 60 * 1000
const payload = { name: 'Marta', email: 'marta@keller.example' }
const noKey = { key: undefined, network: '192.0.2.1' }
const identify = (change = payload, sender: Parameters<typeof idempotency>[3] = noKey, now = 0) =>
  idempotency('secret', 'contact', change, sender, now)

test('a key given by the sender stands whatever the words are, and the words are remembered', () => {
  const sender = { key: 'abc', network: '192.0.2.1' }
  const one = identify(payload, sender)
  const two = identify({ ...payload, name: 'Other' }, sender)
  expect(two.idempotencyKey).toBe(one.idempotencyKey)
  expect(two.bodyHash).not.toBe(one.bodyHash)
  expect(one.contentHash).toBeNull()
  expect(idempotency('secret', 'other-form', payload, sender, 0).idempotencyKey).not.toBe(
    one.idempotencyKey,
  )
})

test('without a key the same words from the same sender give the same one within the hour', () => {
  expect(identify(payload, noKey, hour - 1)).toEqual(identify(payload, noKey, 0))
  const next = identify(payload, noKey, hour)
  expect(next.idempotencyKey).not.toBe(identify().idempotencyKey)
  expect(next.contentHash).toBe(identify().contentHash)
})

test('nobody reaches the request of another sender by sending the same words', () => {
  const other = identify(payload, { key: undefined, network: '192.0.2.2' })
  expect(other.idempotencyKey).not.toBe(identify().idempotencyKey)
  expect(other.contentHash).not.toBe(identify().contentHash)
})

test('nothing of the sender can be read from what is stored', () => {
  const stored = JSON.stringify([identify(), identify(payload, { key: 'my-key', network: 'x' })])
  for (const word of ['Marta', 'keller', '192.0.2', 'my-key']) expect(stored).not.toContain(word)
})

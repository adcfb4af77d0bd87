import { expect, test, vi } from 'vitest'
import { groupCommit, idempotency } from './save-request.ts'

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

test('what comes together is written together, and each gets its own answer', async () => {
  const write = vi.fn(async (inputs: readonly number[]) => inputs.map((input) => input * 10))
  const save = groupCommit(write)
  expect(await Promise.all([save(1), save(2), save(3)])).toEqual([10, 20, 30])
  expect(await save(4)).toBe(40)
  expect(write.mock.calls).toEqual([[[1, 2, 3]], [[4]]])
})

test('what comes while others are written waits for the next write', async () => {
  let finish = () => {}
  const write = vi.fn(async (inputs: readonly number[]) => {
    await new Promise<void>((resolve) => (finish = resolve))
    return inputs
  })
  const save = groupCommit(write)
  const first = save(1)
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1))
  finish()
  expect(await first).toBe(1)
  const second = save(2)
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2))
  finish()
  expect(await second).toBe(2)
})

test('a write that fails fails for all of its group, and for nobody else', async () => {
  const write = vi.fn(async (inputs: readonly number[]) => inputs)
  write.mockRejectedValueOnce(new Error('disk full'))
  const save = groupCommit(write)
  const responses = await Promise.allSettled([save(1), save(2)])
  expect(responses.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await save(3)).toBe(3)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type StoreHealth, watchStore } from './health.ts'

const log = { info: vi.fn<(about: object) => void>(), error: vi.fn<(about: object) => void>() }
const probe = vi.fn<() => Promise<void>>()
let health: StoreHealth

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  probe.mockResolvedValue()
  health = watchStore({ probe }, log)
})
afterEach(() => {
  health.stop()
  vi.useRealTimers()
})

const fiveSeconds = () => vi.advanceTimersByTimeAsync(5000)

test('a store is trusted until a write fails, and again after one that succeeds', async () => {
  expect(health.isWritable()).toBe(true)
  health.storeFailed('SQLITE_FULL')
  expect(health.isWritable()).toBe(false)
  await fiveSeconds()
  expect(health.isWritable()).toBe(true)
  expect([log.error.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1])
})

test('a store that nobody writes to is tried as well, and its failure is told once', async () => {
  probe.mockRejectedValue(Object.assign(new Error('marta@keller.example'), { code: 'SQLITE_FULL' }))
  await fiveSeconds()
  await fiveSeconds()
  expect(health.isWritable()).toBe(false)
  expect(log.error.mock.calls).toEqual([
    [{ event: 'store-not-writable', code: 'SQLITE_FULL' }, 'requests cannot be stored'],
  ])
})

test('a probe that hangs is not joined by others', async () => {
  probe.mockReturnValue(new Promise(() => undefined))
  for (let round = 0; round < 4; round += 1) await fiveSeconds()
  expect(probe).toHaveBeenCalledOnce()
})

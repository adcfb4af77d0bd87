import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startQuarantineAlerts } from './alerts.ts'

const tenMinutes = 10 * 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('quarantine is looked at from the start and every ten minutes, until that is stopped', async () => {
  const alertQuarantine = vi.fn(async () => undefined)
  const log = { error: vi.fn<(about: object, message?: string) => void>() }
  const stop = startQuarantineAlerts({ store: { alertQuarantine }, log })
  expect(alertQuarantine).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * tenMinutes)
  expect(alertQuarantine).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(2 * tenMinutes)
  expect(alertQuarantine).toHaveBeenCalledTimes(3)
  expect(log.error).not.toHaveBeenCalled()
})

test('a look that fails is logged, and the next one is taken', async () => {
  const failure = Object.assign(new Error('marta@keller.example'), { code: 'SQLITE_FULL' })
  const alertQuarantine = vi.fn(() => Promise.reject(failure))
  const log = { error: vi.fn<(about: object, message?: string) => void>() }
  const stop = startQuarantineAlerts({ store: { alertQuarantine }, log })
  await vi.advanceTimersByTimeAsync(tenMinutes)
  stop()
  const line = [
    { event: 'quarantine-not-told', code: 'SQLITE_FULL' },
    'nobody could be told of requests in quarantine',
  ]
  expect(log.error.mock.calls).toEqual([line, line])
})

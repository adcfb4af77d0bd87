import { expect, test } from 'vitest'
import { nextAttempt, waits } from './retry-schedule.ts'

const hour = 60 * 60 * 1000

test('ten attempts outlast an outage of 72 hours even without luck', () => {
  expect(waits).toHaveLength(9)
  const shortest = waits.reduce((sum, wait) => sum + wait, 0)
  expect(shortest / hour).toBeCloseTo(75 + 35 / 60, 1)
  expect(shortest).toBeGreaterThan(72 * hour)
})

test.each([
  [1, 0, 5000],
  [1, 1, 6000],
  [2, 0.5, 330_000],
  [9, 1, 28.8 * hour],
])('after attempt %i with luck %d the next one follows in %i ms', (attempts, random, wait) => {
  expect(nextAttempt(attempts, 1000, random)).toBe(1000 + wait)
})

test('after the tenth attempt nothing follows', () => {
  expect(nextAttempt(10, 0, 0)).toBeUndefined()
})

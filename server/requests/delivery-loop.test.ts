import { expect, test } from 'vitest'
import { retryWait, waits } from './delivery-loop.ts'

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
  expect(retryWait(attempts, random)).toBe(wait)
})

test.each([
  ['a longer wait is granted', 1, 120_000, 120_000],
  ['a shorter one does not hurry', 2, 1000, 300_000],
  ['a day is the most', 1, 100 * hour, 24 * hour],
])('a receiver that asks to wait: %s', (_, attempts, asked, wait) => {
  expect(retryWait(attempts, 0, asked)).toBe(wait)
})

test('after the tenth attempt nothing follows', () => {
  expect(retryWait(10, 0)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'

const row = (seed: string) => Array.from({ length: 200 }, seededRandom(seed))

test('The same story gets the same numbers in every build', () => {
  expect(row('openrad')).toEqual(row('openrad'))
})

test('Two stories get different numbers', () => {
  expect(row('openrad')).not.toEqual(row('tipalti'))
})

test('Numbers fill the range from 0 to 1', () => {
  const numbers = row('returnmates')
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.min(...numbers)).toBeLessThan(0.05)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(Math.max(...numbers)).toBeGreaterThan(0.95)
})

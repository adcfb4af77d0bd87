import { expect, test } from 'vitest'
import { seededRandom, valueNoise } from './noise.ts'

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

test('A sea bed has no cliffs: places close to each other have nearly the same depth', () => {
  const depth = valueNoise(seededRandom('soundings'))
  for (let x = 0; x < 20; x += 0.37) {
    expect(Math.abs(depth(x, 3.2) - depth(x + 0.01, 3.2))).toBeLessThan(0.03)
  }
})

test('A sea bed is not flat', () => {
  const depth = valueNoise(seededRandom('soundings'))
  const depths = Array.from({ length: 60 }, (_, x) => depth(x * 0.7, 5.5))
  expect(Math.max(...depths) - Math.min(...depths)).toBeGreaterThan(0.5)
})

test('Places west and north of the sheet have a depth too', () => {
  const depth = valueNoise(seededRandom('soundings'))
  expect(depth(-3.5, -8.25)).toBeCloseTo(depth(60.5, 55.75), 12)
})

import { expect, test } from 'vitest'
import { readFreeDevs } from './free-devs.ts'

test.each([
  [{ total: 3000, free: 214, sample: true }],
  [{ total: 0, free: 0 }],
  [{ total: 7, free: 7 }],
])('%j is an answer', (response) => expect(readFreeDevs(response)).toEqual(response))

test('what else the answer holds is left behind', () => {
  expect(readFreeDevs({ total: 7, free: 2, names: ['x'] })).toEqual({ total: 7, free: 2 })
})

test.each([
  [{ total: 7, free: 8 }],
  [{ total: 7, free: -1 }],
  [{ total: 7.5, free: 1 }],
  [{ total: '7', free: '1' }],
  [{ total: Number.NaN, free: 1 }],
  [{ free: 1 }],
  [null],
  [undefined],
  ['7'],
])('%j is none', (response) => expect(readFreeDevs(response)).toBeUndefined())

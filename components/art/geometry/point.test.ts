import { expect, test } from 'vitest'
import { beside } from './point.ts'

test('Seen along the line, a positive distance lies to the left', () => {
  const at = beside([10, 10], [30, 10])
  expect(at(5, 0)).toEqual([15, 10])
  expect(at(20, 4)).toEqual([30, 6])
})

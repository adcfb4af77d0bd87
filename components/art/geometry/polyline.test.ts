import { expect, test } from 'vitest'
import { parsePoints } from './polyline.ts'

test('Places are read in pairs', () => {
  expect(parsePoints('-40 120, 80 132.5')).toEqual([
    [-40, 120],
    [80, 132.5],
  ])
})

test('A place without a second figure is named in the error', () => {
  expect(() => parsePoints('1 2, 3')).toThrow('" 3" is not a place')
})

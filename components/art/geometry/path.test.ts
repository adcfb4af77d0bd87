import { expect, test } from 'vitest'
import { parsePoints, beside, type Point, smoothLine } from './path.ts'

test('Places are read in pairs', () => {
  expect(parsePoints('-40 120, 80 132.5')).toEqual([
    [-40, 120],
    [80, 132.5],
  ])
})

test('A place without a second figure is named in the error', () => {
  expect(() => parsePoints('1 2, 3')).toThrow('" 3" is not a place')
})

test('Seen along the line, a positive distance lies to the left', () => {
  const at = beside([10, 10], [30, 10])
  expect(at(5, 0)).toEqual([15, 10])
  expect(at(20, 4)).toEqual([30, 6])
})

const triangle: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
]

test('An open line starts at its first place and ends at its last', () => {
  expect(smoothLine(triangle)).toBe('M0 0Q10 0 10 10')
})

test('A closed line bends at every place and ends where it starts', () => {
  expect(smoothLine(triangle, true)).toBe('M5 5Q0 0 5 0Q10 0 10 5Q10 10 5 5Z')
})

test('Two places make no soft line', () => {
  expect(smoothLine(triangle.slice(1))).toBe('')
})

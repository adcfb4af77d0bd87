import { expect, test } from 'vitest'
import type { Point } from './point.ts'
import { smoothLine } from './smooth-line.ts'

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

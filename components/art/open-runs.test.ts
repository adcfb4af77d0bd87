import { expect, test } from 'vitest'
import { openRuns } from './open-runs.ts'
import type { Point } from './point.ts'

const outside = ([x]: Point) => x < 0

test('A depth line that leaves the sheet ends at its edge and goes on where it comes back', () => {
  const ring: Point[] = [
    [1, 0],
    [2, 1],
    [1, 2],
    [-1, 3],
    [1, 4],
    [2, 5],
    [1, 6],
    [-1, 1],
    [1, 0],
  ]
  expect(openRuns(ring, outside)).toEqual([
    [
      [1, 4],
      [2, 5],
      [1, 6],
    ],
    [
      [1, 0],
      [2, 1],
      [1, 2],
    ],
  ])
})

test('A depth line wholly outside is not drawn', () => {
  const ring: Point[] = [
    [-1, 0],
    [-2, 0],
    [-2, 1],
    [-1, 0],
  ]
  expect(openRuns(ring, outside)).toEqual([])
})

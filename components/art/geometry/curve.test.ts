import { expect, test } from 'vitest'
import type { Point } from './path.ts'
import { simplifiedLine } from './curve.ts'

test('A straight coast keeps only its ends', () => {
  const straight = Array.from({ length: 50 }, (_, x): Point => [x, x * 2])
  expect(simplifiedLine(straight, 0.4)).toEqual([
    [0, 0],
    [49, 98],
  ])
})

test('A cape that stands out farther than the tolerance stays', () => {
  const cape: Point[] = [
    [0, 0],
    [5, 0.2],
    [10, 6],
    [15, 0.2],
    [20, 0],
  ]
  expect(simplifiedLine(cape, 0.5)).toContainEqual([10, 6])
  expect(simplifiedLine(cape, 7)).toHaveLength(2)
})

test('A bay whose ends meet is measured from that place', () => {
  const bay: Point[] = [
    [0, 0],
    [8, 3],
    [0, 0],
  ]
  expect(simplifiedLine(bay, 1)).toHaveLength(3)
})

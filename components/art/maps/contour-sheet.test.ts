import { expect, test } from 'vitest'
import type { Point } from '../geometry/path.ts'
import { readPalettes } from '../markup/palettes.server.ts'
import { contourSheet, openRuns } from './contour-sheet.ts'

const { night } = readPalettes()
const form = { seed: 'soundings', width: 720, height: 450, levels: 9 }

test('Depth lines reach all four edges of the sheet, so that no bare strip shows', () => {
  const places = [...contourSheet(form, night).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
  const columns = places.map(([, x]) => Number(x))
  const rows = places.map(([, , y]) => Number(y))
  expect(Math.min(...columns)).toBeLessThanOrEqual(0)
  expect(Math.max(...columns)).toBeGreaterThanOrEqual(form.width)
  expect(Math.min(...rows)).toBeLessThanOrEqual(0)
  expect(Math.max(...rows)).toBeGreaterThanOrEqual(form.height)
})

test('Another seed makes another sea bed', () => {
  expect(contourSheet({ ...form, seed: 'harbour' }, night)).not.toBe(contourSheet(form, night))
})

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

import { expect, test } from 'vitest'
import { parsePoints, beside, type Point, smoothLine, segment } from './path.ts'
import { simplifiedLine } from './curve.ts'
import { backToFront, type Solid } from './axonometry.ts'
import { interrupted, straightLines, within } from './interrupted.ts'
import { seededRandom, valueNoise } from './noise.ts'

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

test('A long wall is drawn before the desk in front of it, whatever the order they come in', () => {
  const wall: Solid = { x: 0, y: 4, right: 14, front: 4.2, top: 1 }
  const desk: Solid = { x: 1, y: 5, right: 2, front: 6, top: 0.5 }
  const behind: Solid = { x: 12, y: 1, right: 13, front: 2, top: 0.5 }
  for (const order of [
    [desk, wall, behind],
    [behind, desk, wall],
  ]) {
    expect(backToFront(order)).toEqual([behind, wall, desk])
  }
})

const word = { left: 10, top: 20, right: 50, bottom: 30 }

test('a line is left out where words stand', () => {
  expect(interrupted(segment([30, 0], [30, 100]), [word])).toBe('M30 0V20M30 30V100')
})

test('a line beside words stays whole', () => {
  expect(interrupted(segment([50, 0], [50, 100]), [word])).toBe('M50 0V100')
})

test('what is left between two lines of words is not worth a stroke', () => {
  const below = { ...word, top: 34, bottom: 44 }
  expect(interrupted(segment([30, 0], [30, 100]), [word, below])).toBe('M30 0V20M30 44V100')
  expect(interrupted(segment([30, 0], [30, 100]), [word, { ...below, top: 38 }])).toBe(
    'M30 0V20M30 30V38M30 44V100',
  )
})

test('a line that begins or ends behind words loses its end', () => {
  expect(interrupted(segment([20, 25], [90, 25]), [word])).toBe('M50 25H90')
  expect(interrupted(segment([0, 25], [40, 25]), [word])).toBe('M0 25H10')
})

test('a bent line is cut in each of its parts', () => {
  expect(interrupted('M0 25H30L30 100', [word])).toBe('M0 25H10M30 30V100')
})

test('places of a closed line end where they begin', () => {
  expect(straightLines('M0 0H5V5ZM9 9L8 8')).toEqual([
    [
      [0, 0],
      [5, 0],
      [5, 5],
      [0, 0],
    ],
    [
      [9, 9],
      [8, 8],
    ],
  ])
})

test('a part of a line within a rectangle is told by its shares', () => {
  expect(within([0, 25], [100, 25], word)).toEqual([0.1, 0.5])
  expect(within([0, 31], [100, 31], word)).toBeUndefined()
})

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

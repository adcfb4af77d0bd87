import { expect, test } from 'vitest'
import { interrupted, straightLines, within } from './interrupted.ts'
import { segment } from './path.ts'

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

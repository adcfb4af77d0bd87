import { expect, test } from 'vitest'
import { kindOf, starShares } from './department.ts'

test.each([
  [{ isCase: true, isReview: true, isInfo: true }, 'case'],
  [{ isReview: true, isInfo: true }, 'review'],
  [{ isCase: false, isInfo: true }, 'info'],
  [{}, undefined],
])('a department with the marks %o is shown as %s (A-81)', (marks, kind) => {
  expect(kindOf({ title: 'Finance', ...marks })).toBe(kind)
})

test.each([
  [0, [0, 0, 0, 0, 0]],
  [4, [1, 1, 1, 1, 0]],
  [5, [1, 1, 1, 1, 1]],
  [6, [1, 1, 1, 1, 1]],
  [[], [0, 0, 0, 0, 0]],
  [
    ['full', 'full', 'partial'],
    [1, 1, 0.5, 0, 0],
  ],
  [
    ['partial', 'full'],
    [0.5, 1, 0, 0, 0],
  ],
] as const)('the stars %j fill five places in their order (A-83)', (stars, shares) => {
  expect(starShares(stars)).toEqual(shares)
})

import { expect, test } from 'vitest'
import { findActiveStep } from './find-active-step.ts'

/** Three steps of 100 px; 20 px lie between the second and the third. */
const boxes = [
  { top: 100, bottom: 200 },
  { top: 200, bottom: 300 },
  { top: 320, bottom: 420 },
]

test.each([
  ['above all steps it is the first', 99, 2, 0],
  ['on the upper edge of the first it is the first', 100, 2, 0],
  ['on the last pixel of the first it is the first', 199, 1, 0],
  ['where two steps touch it is the lower one', 200, 0, 1],
  ['between steps it stays the one that was, coming from above', 310, 1, 1],
  ['between steps it stays the one that was, coming from below', 310, 2, 2],
  ['on the upper edge of the last it is the last', 320, 1, 2],
  ['on the last pixel of the last it is the last', 419, 1, 2],
  ['below all steps it is the last', 420, 0, 2],
])('with the middle line %s', (_, line, last, index) => {
  expect(findActiveStep(boxes, line, last)).toBe(index)
})

test('without steps the first index is returned', () => {
  expect(findActiveStep([], 400, 0)).toBe(0)
})

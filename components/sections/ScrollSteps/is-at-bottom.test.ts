import { expect, test } from 'vitest'
import { isAtBottom } from './is-at-bottom.ts'

test.each([
  [0, false],
  [598, false],
  [598.9, false],
  [599, true],
  [600, true],
  [601, true],
])('a box with 600 px to scroll is at its bottom at %d px: %s', (scrollTop, atBottom) => {
  expect(isAtBottom({ scrollTop, clientHeight: 400, scrollHeight: 1000 })).toBe(atBottom)
})

test('a box that shows everything is at its bottom', () => {
  expect(isAtBottom({ scrollTop: 0, clientHeight: 400, scrollHeight: 400 })).toBe(true)
})

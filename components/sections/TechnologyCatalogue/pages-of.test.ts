import { expect, test } from 'vitest'
import { pagesOf } from './pages-of.ts'

const sizes = (count: number, size: number) =>
  pagesOf(Array.from({ length: count }), size).map(({ length }) => length)

test.each([
  [0, 9, []],
  [1, 9, [1]],
  [9, 9, [9]],
  [10, 9, [9, 1]],
  [18, 9, [9, 9]],
  [10, 7, [7, 3]],
])('%d items make pages of %d at most: %j', (count, size, pages) => {
  expect(sizes(count, size)).toEqual(pages)
})

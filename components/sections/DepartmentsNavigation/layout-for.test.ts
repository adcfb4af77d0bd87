import { expect, test } from 'vitest'
import { layoutFor } from './layout-for.ts'

test.each([
  [1, '3'],
  [2, '3'],
  [3, '3'],
  [4, '6'],
  [5, '6'],
  [6, '6'],
  [7, '6-9'],
  [8, '6-9'],
  [9, '6-9'],
  [10, '10-12'],
  [11, '10-12'],
  [12, '10-12'],
  [13, '13+'],
  [14, '13+'],
  [15, '13+'],
  [16, '13+'],
])('%d departments stand in the layout %s (K-18)', (count, layout) => {
  expect(layoutFor(count)).toBe(layout)
})

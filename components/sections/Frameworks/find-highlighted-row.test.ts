import { expect, test } from 'vitest'
import { type Edges, findHighlightedRow } from './find-highlighted-row.ts'

/** Rows one below the other from `top` on. */
function rows(top: number, ...heights: number[]): Edges[] {
  let edge = top
  return heights.map((height) => ({ top: edge, bottom: (edge += height) }))
}

test.each([
  ['one pixel above the viewport is not inside', rows(-1, 100), undefined, undefined],
  ['that begins with the viewport is inside', rows(0, 100), undefined, 0],
  ['that ends with the viewport is inside', rows(500, 100), undefined, 0],
  ['one pixel below the viewport is not inside', rows(501, 100), undefined, undefined],
  ['nearest to the middle wins over others inside', rows(0, 100, 100, 100, 100, 100), undefined, 2],
  ['above wins when two are equally near', rows(200, 100, 100), undefined, 0],
  ['that was the last stays when none is inside', rows(-300, 700, 700), 1, 1],
  ['higher than the viewport is never inside', rows(0, 601), 0, 0],
])('a row %s', (_, boxes, last, index) => {
  expect(findHighlightedRow(boxes, 600, last)).toBe(index)
})

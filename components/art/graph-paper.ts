import { line } from './element.ts'
import { pens } from './pens.ts'
import { plateHeight, plateWidth } from './plate.ts'
import { segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'

/** Takes the width of a small square in pixels and the inks and gives graph paper, every fifth line stronger. */
export function graphPaper(square: number, sheet: Sheet): string {
  const rows = { main: '', between: '' }
  const kindOf = (index: number) => (index % 5 === 0 ? 'main' : 'between')
  for (let index = 0; index * square <= plateWidth; index++) {
    rows[kindOf(index)] += segment([index * square, 0], [index * square, plateHeight])
  }
  for (let index = 0; index * square <= plateHeight; index++) {
    rows[kindOf(index)] += segment([0, index * square], [plateWidth, index * square])
  }
  const { fine } = pens(sheet.ink)
  return (
    line(rows.between, { ...fine, 'stroke-opacity': 0.12 }) +
    line(rows.main, { ...fine, 'stroke-opacity': 0.3 })
  )
}

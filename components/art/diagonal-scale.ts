import { element, line, shape, shifted } from './element.ts'
import { engravedNumber } from './engraved-number.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import { box, segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'

/** A scale: upper left corner, how many modules of which side, rows and height, in pixels. */
export type ScaleForm = { at: Point; modules: number; side: number; rows: number; height: number }

const parts = 10
const margin = 22

/**
 * Takes a form and the inks and gives a diagonal scale: whole modules to the right, the first one divided
 * in tenths that lean by one tenth, so that each row adds a hundredth.
 */
export function diagonalScale(
  { at, modules, side, rows, height }: ScaleForm,
  sheet: Sheet,
): string {
  const { fine, main, bold } = platePens(sheet).ink
  const length = modules * side
  let rules = ''
  for (let row = 1; row < rows; row++)
    rules += segment([0, (row / rows) * height], [length, (row / rows) * height])
  let diagonals = ''
  for (let part = 0; part < parts; part++)
    diagonals += segment([(part / parts) * side, height], [((part + 1) / parts) * side, 0])
  let columns = ''
  let figures = ''
  for (let column = 0; column < modules; column++) {
    columns += segment([(column + 1) * side, 0], [(column + 1) * side, height])
    figures += shifted(
      [(column + 1) * side, height + 32],
      engravedNumber(String(column * 10), 17, {}),
    )
  }
  return shifted(
    at,
    shape(box(-margin, -margin, length + margin, height + 54), { ...bold, fill: sheet.land }),
    shape(box(0, 0, length, height), { ...main, fill: sheet.ground }),
    line(rules, { ...fine, 'stroke-opacity': 0.5 }),
    line(diagonals, fine),
    line(columns, main),
    element('g', { stroke: sheet.ink, fill: 'none' }, figures),
  )
}

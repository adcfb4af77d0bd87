import { circle, element, line, shape } from './element.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import { box, polyline, segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'

const pole = 184
const square = 14

/** Takes a place on the course, the height of its foot in pixels and the inks and gives a checkpoint. */
export function checkpoint([x, y]: Point, foot: number, sheet: Sheet): string {
  const pennant: Point[] = [
    [x, y - 110],
    [x + 46, y - 96],
    [x, y - 82],
  ]
  return element(
    'g',
    platePens(sheet).ink.main,
    line(segment([x, foot], [x, y - 110]), {}),
    shape(polyline(pennant, true), { fill: sheet.ground }),
    circle([x, y], 9, { fill: sheet.ground }),
  )
}

/** Takes the end of the course and the inks and gives the chequered flag. */
export function finishFlag([x, y]: Point, sheet: Sheet): string {
  const { signal } = platePens(sheet)
  const top = y - pole + 4
  const cloth = box(x - 6 * square, top, x, top + 4 * square)
  let squares = ''
  for (let cell = 0; cell < 24; cell++) {
    const [column, row] = [cell % 6, Math.floor(cell / 6)]
    if ((column + row) % 2 === 1) continue
    const [left, upper] = [x - (6 - column) * square, top + row * square]
    squares += box(left, upper, left + square, upper + square)
  }
  return (
    shape(cloth, { ...signal.fine, fill: sheet.ground }) +
    shape(squares, { fill: sheet.signal }) +
    line(segment([x, y], [x, y - pole]), signal.bold) +
    circle([x, y], 10, { ...signal.bold, fill: sheet.ground })
  )
}

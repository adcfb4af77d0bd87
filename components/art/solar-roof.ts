import { line, shape } from './element.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import { box, polyline, segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'

const half = { width: 150, depth: 92 }

/** Takes a middle in pixels and the inks and gives a hipped roof from above, solar cells on its southern side. */
export function solarRoof([x, y]: Point, sheet: Sheet): string {
  const { ink } = platePens(sheet)
  const [left, right] = [x - half.width, x + half.width]
  const [top, bottom] = [y - half.depth, y + half.depth]
  const ridge: [Point, Point] = [
    [left + half.depth, y],
    [right - half.depth, y],
  ]
  const hips = [
    segment([left, top], ridge[0]) + segment([left, bottom], ridge[0]),
    segment([right, top], ridge[1]) + segment([right, bottom], ridge[1]),
    segment(...ridge),
  ]
  let tiles = ''
  for (let row = 1; row < 8; row++) {
    const rise = (half.depth / 8) * row
    tiles += segment([left + rise, top + rise], [right - rise, top + rise])
  }
  return (
    shape(box(left, top, right, bottom), { ...ink.bold, fill: sheet.ground }) +
    line(hips.join(''), ink.main) +
    line(tiles, ink.fine) +
    shape(cells([x, y]), { fill: sheet.ink })
  )
}

function cells([x, y]: Point): string {
  let data = ''
  for (let row = 0; row < 3; row++) {
    const count = 4 + row * 2
    for (let cell = 0; cell < count; cell++) {
      const left = x + (cell - count / 2) * 24 + 2
      const top = y + 12 + row * 25
      data += polyline(
        [
          [left, top],
          [left + 20, top],
          [left + 20, top + 21],
          [left, top + 21],
        ],
        true,
      )
    }
  }
  return data
}

import { segment, type Point, polarPoint } from '../geometry/path.ts'
import { ditchEdge, fortOutline, ravelins, type Fort } from '../instruments/fort-outline.ts'
import { circle, line, shape } from '../markup/element.ts'
import { serviceSheet } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const middle: Point = [360, 240]
const fort: Fort = { middle, sides: 6, turn: 30 }

/** The picture of security: a fort with a keyhole for its gate. */
export function serviceSecurity(palette: Palette): string {
  const { ink } = platePens(palette)
  return serviceSheet(
    palette,
    line(glacis(), { ...ink.fine, 'stroke-opacity': 0.6 }),
    shape(ditchEdge(fort, 204), { ...ink.main, fill: palette.land, 'fill-opacity': 0.7 }),
    shape(ravelins(fort, 184, 0.8), { ...ink.fine, fill: palette.ground }),
    shape(fortOutline(fort, 176), { ...ink.bold, fill: palette.ground }),
    line(fortOutline(fort, 162) + fortOutline(fort, 154), ink.fine),
    circle(middle, 84, ink.main),
    circle(middle, 76, ink.fine),
    keyhole(palette),
  )
}

/** Strokes down the slope before the fort. */
function glacis(): string {
  let data = ''
  for (let stroke = 0; stroke < 180; stroke++) {
    const bearing = stroke * 2
    const [from, to] = [212, 212 + [22, 10, 16][stroke % 3]!]
    data += segment(polarPoint(middle, from, bearing), polarPoint(middle, to, bearing))
  }
  return data
}

function keyhole(palette: Palette): string {
  const { signal } = platePens(palette)
  const [x, y] = middle
  const hole = `M${x - 13} ${y + 2}A25 25 0 1 1 ${x + 13} ${y + 2}L${x + 22} ${y + 52}H${x - 22}Z`
  return circle(middle, 66, { ...signal.fine }) + shape(hole, { fill: palette.signal })
}

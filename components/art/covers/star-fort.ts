import { seededRandom } from '../geometry/noise.ts'
import { polyline, segment, type Point, polarPoint } from '../geometry/path.ts'
import { ditchEdge, fortOutline, ravelins, type Fort } from '../instruments/fort-outline.ts'
import { circle, element, line, shape } from '../markup/element.ts'
import { plate } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const middle: Point = [540, 400]

/** The plan of a star fort whose guns meet on one intruder. 1200 by 800. */
export function starFort(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const sides = 6
  const fort: Fort = { middle, sides, turn: 30 + random() * 10 }
  const { ink } = platePens(palette)
  const wall = fortOutline(fort, 292)
  const works = ravelins(fort, 306, 0.8)
  return plate(
    palette,
    glacis(fort, palette),
    shape(ditchEdge(fort, 338), { ...ink.main, fill: palette.land, 'fill-opacity': 0.5 }),
    line(ditchEdge(fort, 350), ink.fine),
    shape(works, { ...ink.main, fill: palette.ground }),
    line(ravelins(fort, 300, 0.5), ink.fine),
    shape(wall, { ...ink.bold, fill: palette.ground }),
    line([280, 262, 256].map((reach) => fortOutline(fort, reach)).join(''), ink.fine),
    line(quarters(fort), ink.fine),
    watch(fort, palette),
  )
}

/** Strokes down the slope before the fort, longer towards its corners. */
function glacis({ sides, turn }: Fort, palette: Palette): string {
  const { ink } = platePens(palette)
  let data = ''
  for (let stroke = 0; stroke < 240; stroke++) {
    const bearing = turn + stroke * 1.5
    const corner = Math.abs(((((stroke * 1.5) / 360) * sides) % 1) - 0.5) * 2
    const from = 350 + 16 * corner
    const to = from + [34, 16, 24][stroke % 3]!
    data += segment(polarPoint(middle, from, bearing), polarPoint(middle, to, bearing))
  }
  return line(data, { ...ink.fine, 'stroke-opacity': 0.6 })
}

/** Barracks along the walls around a place of arms, streets from there to every bastion. */
function quarters({ sides, turn }: Fort): string {
  let data = ''
  const ring = (reach: number) =>
    polyline(
      Array.from({ length: sides }, (_, side) =>
        polarPoint(middle, reach, turn + ((side + 0.5) * 360) / sides),
      ),
      true,
    )
  for (let side = 0; side < sides; side++) {
    const bearing = turn + (side * 360) / sides
    data += segment(polarPoint(middle, 66, bearing), polarPoint(middle, 236, bearing))
  }
  return data + [60, 96, 104, 134, 142].map(ring).join('')
}

/** Lines of sight from the flanks of two bastions to the place where an intruder is found. */
function watch({ sides, turn }: Fort, palette: Palette): string {
  const { signal } = platePens(palette)
  const gap = turn + 180 / sides
  const intruder = polarPoint(middle, 500, gap)
  const guns = [-0.5, 0.5].map((side) => polarPoint(middle, 288, gap + (side * 360) / sides))
  return element(
    'g',
    { fill: 'none' },
    shape(polyline([guns[0]!, intruder, guns[1]!, middle], true), {
      fill: palette.signal,
      'fill-opacity': 0.14,
    }),
    line(polyline([guns[0]!, intruder, guns[1]!]), signal.bold),
    circle(intruder, 26, { ...signal.bold, fill: palette.ground }),
    circle(intruder, 9, { fill: palette.signal }),
  )
}

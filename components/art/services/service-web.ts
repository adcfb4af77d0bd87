import { polyline, segment, type Point, polarPoint } from '../geometry/path.ts'
import { compassRose } from '../instruments/compass-rose.ts'
import { portMark } from '../maps/chart-marks.ts'
import { circle, line, shifted } from '../markup/element.ts'
import { serviceSheet } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const middle: Point = [360, 240]
const reach = 192
const count = 16
/** Knots of the net that one course joins. */
const course = [11, 14, 1, 6] as const

const knots = Array.from({ length: count }, (_, knot) =>
  polarPoint(middle, reach, knot * (360 / count)),
)

/** The picture of the web: a rose and the net of bearings of a portolan chart. */
export function serviceWeb(palette: Palette): string {
  const { ink, signal } = platePens(palette)
  const inks = {
    ring: palette.ink3,
    star: palette.ink,
    halfStar: palette.ink2,
    figures: palette.ink2,
  }
  const joined = course.map((knot) => knots[knot]!)
  return serviceSheet(
    palette,
    line(rays(), { ...ink.fine, 'stroke-opacity': 0.2 }),
    line(net(), { ...ink.fine, 'stroke-opacity': 0.42 }),
    circle(middle, reach, ink.main),
    circle(middle, 88, { fill: palette.ground }),
    shifted(middle, compassRose({ radius: 78, declination: 6, figureHeight: 7, ...inks })),
    line(polyline(joined), { ...signal.bold, 'stroke-linejoin': 'round' }),
    ...knots.map((knot) => knotMark(knot, joined.includes(knot), palette)),
  )
}

/** Every knot is joined with every other one. */
function net(): string {
  return knots
    .flatMap((from, index) => knots.slice(index + 2).map((to) => segment(from, to)))
    .join('')
}

/** Out of the net every knot sends the bearings of its neighbours on to the edge of the chart. */
function rays(): string {
  return knots
    .flatMap((knot, index) =>
      [4, 6, 8, 10, 12].map((turn) => {
        const [x, y] = knots[(index + turn) % count]!
        const [east, south] = [knot[0] - x, knot[1] - y]
        const share = 460 / Math.hypot(east, south)
        return segment(knot, [knot[0] + east * share, knot[1] + south * share])
      }),
    )
    .join('')
}

function knotMark(position: Point, joined: boolean, palette: Palette): string {
  const ground = circle(position, 11, { fill: palette.ground })
  return ground + portMark(position, 9, joined ? palette.signal : palette.ink)
}

import { type Point, polarPoint } from '../geometry/point.ts'
import { polyline, segment } from '../geometry/polyline.ts'
import { compassRose } from '../instruments/compass-rose.ts'
import { portMark } from '../maps/chart-marks.ts'
import { circle, line, shifted } from '../markup/element.ts'
import { serviceSheet } from '../markup/framed-sheet.ts'
import { platePens, type Sheet } from '../markup/sheet.ts'

const middle: Point = [360, 240]
const reach = 192
const count = 16
/** Knots of the net that one course joins. */
const course = [11, 14, 1, 6] as const

const knots = Array.from({ length: count }, (_, knot) =>
  polarPoint(middle, reach, knot * (360 / count)),
)

/** Takes the inks and gives the picture of the web: a rose and the net of bearings of a portolan chart. */
export function serviceWeb(sheet: Sheet): string {
  const { ink, signal } = platePens(sheet)
  const inks = { ring: sheet.ink3, star: sheet.ink, halfStar: sheet.ink2, figures: sheet.ink2 }
  const joined = course.map((knot) => knots[knot]!)
  return serviceSheet(
    sheet,
    line(rays(), { ...ink.fine, 'stroke-opacity': 0.2 }),
    line(net(), { ...ink.fine, 'stroke-opacity': 0.42 }),
    circle(middle, reach, ink.main),
    circle(middle, 88, { fill: sheet.ground }),
    shifted(middle, compassRose({ radius: 78, declination: 6, figureHeight: 7, ...inks })),
    line(polyline(joined), { ...signal.bold, 'stroke-linejoin': 'round' }),
    ...knots.map((knot) => knotMark(knot, joined.includes(knot), sheet)),
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

function knotMark(place: Point, joined: boolean, sheet: Sheet): string {
  const ground = circle(place, 11, { fill: sheet.ground })
  return ground + portMark(place, 9, joined ? sheet.signal : sheet.ink)
}

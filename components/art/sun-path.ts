import { circle, element, line, shape } from './element.ts'
import { platePens } from './pens.ts'
import { plate } from './plate.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { polyline } from './polyline.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { smoothLine } from './smooth-line.ts'
import { solarRoof } from './solar-roof.ts'
import { spokes } from './spokes.ts'
import { sunPlace } from './sun-place.ts'

const middle: Point = [600, 330]
const horizon = 560
const tropic = 23.44

/** Takes a seed and the inks and gives the paths of the sun over a solar roof, one noon in colour. 1200 by 800. */
export function sunPath(seed: string, sheet: Sheet): string {
  const latitude = 41 + seededRandom(seed)() * 6
  const { ink, signal } = platePens(sheet)
  const rings = Array.from({ length: 8 }, (_, ring) =>
    circle(middle, (horizon * (ring + 1)) / 9, { 'stroke-opacity': 0.28 }),
  )
  const days = [-1, -0.66, -0.33, 0, 0.33, 0.66].map((share) => dayPath(latitude, share * tropic))
  const hours = Array.from({ length: 17 }, (_, hour) => hourPath(latitude, hour + 4))
  const sun = placeOf(latitude, tropic, 14.6)!
  return plate(
    sheet,
    element('g', ink.fine, ...rings),
    line(spokes(middle, 120, horizon, 10), { ...ink.fine, 'stroke-opacity': 0.2 }),
    circle(middle, horizon, ink.bold),
    circle(middle, horizon + 16, ink.fine),
    line(spokes(middle, horizon, horizon + 16, 2), ink.fine),
    line(hours.join(''), { ...ink.fine, 'stroke-opacity': 0.8 }),
    line(days.join(''), ink.main),
    solarRoof(middle, sheet),
    line(dayPath(latitude, tropic), signal.bold),
    shape(rays(sun), { fill: sheet.signal }),
    circle(sun, 24, { ...signal.bold, fill: sheet.signal }),
  )
}

/** Where the sun stands on the sheet; nothing while it is below the horizon. */
function placeOf(latitude: number, declination: number, hour: number): Point | undefined {
  const { height, bearing } = sunPlace(latitude, declination, hour)
  return height < 0 ? undefined : polarPoint(middle, (horizon * (90 - height)) / 90, bearing)
}

function dayPath(latitude: number, declination: number): string {
  const hours = Array.from({ length: 81 }, (_, step) =>
    placeOf(latitude, declination, 4 + step / 5),
  )
  return smoothLine(hours.filter((place) => place !== undefined))
}

function hourPath(latitude: number, hour: number): string {
  const days = Array.from({ length: 13 }, (_, day) =>
    placeOf(latitude, (day / 6 - 1) * tropic, hour),
  )
  return smoothLine(days.filter((place) => place !== undefined))
}

function rays(sun: Point): string {
  return Array.from({ length: 12 }, (_, ray) =>
    polyline(
      [
        polarPoint(sun, 34, ray * 30 - 7),
        polarPoint(sun, ray % 2 ? 46 : 58, ray * 30),
        polarPoint(sun, 34, ray * 30 + 7),
      ],
      true,
    ),
  ).join('')
}

import { seededRandom } from '../geometry/noise.ts'
import {
  polyline,
  spokes,
  box,
  segment,
  type Point,
  polarPoint,
  smoothLine,
} from '../geometry/path.ts'
import { circle, element, line, shape } from '../markup/element.ts'
import { plate } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const middle: Point = [600, 330]
const horizon = 560
const tropic = 23.44

/** The paths of the sun over a solar roof, one noon in colour. 1200 by 800. */
export function sunPath(seed: string, palette: Palette): string {
  const latitude = 41 + seededRandom(seed)() * 6
  const { ink, signal } = platePens(palette)
  const rings = Array.from({ length: 8 }, (_, ring) =>
    circle(middle, (horizon * (ring + 1)) / 9, { 'stroke-opacity': 0.28 }),
  )
  const days = [-1, -0.66, -0.33, 0, 0.33, 0.66].map((share) => dayPath(latitude, share * tropic))
  const hours = Array.from({ length: 17 }, (_, hour) => hourPath(latitude, hour + 4))
  const sun = placeOf(latitude, tropic, 14.6)!
  return plate(
    palette,
    element('g', ink.fine, ...rings),
    line(spokes(middle, 120, horizon, 10), { ...ink.fine, 'stroke-opacity': 0.2 }),
    circle(middle, horizon, ink.bold),
    circle(middle, horizon + 16, ink.fine),
    line(spokes(middle, horizon, horizon + 16, 2), ink.fine),
    line(hours.join(''), { ...ink.fine, 'stroke-opacity': 0.8 }),
    line(days.join(''), ink.main),
    solarRoof(middle, palette),
    line(dayPath(latitude, tropic), signal.bold),
    shape(rays(sun), { fill: palette.signal }),
    circle(sun, 24, { ...signal.bold, fill: palette.signal }),
  )
}

/** Where the sun stands on the sheet; nothing while it is below the horizon. */
function placeOf(latitude: number, declination: number, hour: number): Point | undefined {
  const { height, bearing } = sunPosition(latitude, declination, hour)
  return height < 0 ? undefined : polarPoint(middle, (horizon * (90 - height)) / 90, bearing)
}

function dayPath(latitude: number, declination: number): string {
  const hours = Array.from({ length: 81 }, (_, step) =>
    placeOf(latitude, declination, 4 + step / 5),
  )
  return smoothLine(hours.filter((position) => position !== undefined))
}

function hourPath(latitude: number, hour: number): string {
  const days = Array.from({ length: 13 }, (_, day) =>
    placeOf(latitude, (day / 6 - 1) * tropic, hour),
  )
  return smoothLine(days.filter((position) => position !== undefined))
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

const degree = Math.PI / 180

/**
 * Takes a latitude and the sun's declination in degrees and the hour (12 is noon) and gives how high the
 * sun stands and its bearing, both in degrees.
 */
export function sunPosition(latitude: number, declination: number, hour: number) {
  const [position, tilt] = [latitude * degree, declination * degree]
  const turn = (hour - 12) * 15 * degree
  const height = Math.asin(
    Math.sin(position) * Math.sin(tilt) + Math.cos(position) * Math.cos(tilt) * Math.cos(turn),
  )
  const bearing = Math.atan2(
    Math.sin(turn),
    Math.cos(turn) * Math.sin(position) - Math.tan(tilt) * Math.cos(position),
  )
  return { height: height / degree, bearing: bearing / degree + 180 }
}

const half = { width: 150, depth: 92 }

/** Takes a middle in pixels and the inks and gives a hipped roof from above, solar cells on its southern side. */
function solarRoof([x, y]: Point, palette: Palette): string {
  const { ink } = platePens(palette)
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
    shape(box(left, top, right, bottom), { ...ink.bold, fill: palette.ground }) +
    line(hips.join(''), ink.main) +
    line(tiles, ink.fine) +
    shape(cells([x, y]), { fill: palette.ink })
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

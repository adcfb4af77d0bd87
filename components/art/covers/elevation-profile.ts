import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { polyline, segment, box, type Point } from '../geometry/path.ts'
import { simplifiedLine } from '../geometry/curve.ts'
import { line, shape, circle, element } from '../markup/element.ts'
import { plate } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const left = 70
const right = 1130
const foot = 690
const ridges = 15

/** The course of a race over hills, ending at its flag. 1200 by 800. */
export function elevationProfile(seed: string, palette: Palette): string {
  const noise = valueNoise(seededRandom(seed))
  const pen = platePens(palette)
  const course = ridge(noise, 0)
  const behind = Array.from({ length: ridges }, (_, index) =>
    range(ridge(noise, ridges - index), palette),
  )
  const slope = course.filter((_, index) => index % 2 === 0)
  const climbs = slope.map(([x, y]) => segment([x, y + 8], [x, foot]))
  return plate(
    palette,
    ...behind,
    shape(under(course), { fill: palette.ground }),
    line(climbs.join(''), { ...pen.ink.fine, 'stroke-opacity': 0.5 }),
    ruler(palette),
    ...[0.2, 0.46, 0.73].map((share) => checkpoint(positionAt(course, share), foot, palette)),
    line(polyline(simplifiedLine(course, 0.3)), { ...pen.signal.bold, 'stroke-linejoin': 'round' }),
    finishFlag(course.at(-1)!, palette),
  )
}

/** One line of hills; those farther back lie higher on the sheet. */
function ridge(noise: (x: number, y: number) => number, depth: number): Point[] {
  const points: Point[] = []
  for (let x = left; x <= right; x += 5) {
    const far = depth * 0.16
    const hill = noise(x / 260 + far * 0.5, 5 + far) ** 1.5 * 400 + noise(x / 70, 20 + far) * 56
    const along = Math.min(1, (x - left) / 200 + 0.2) * eased((right - x) / 330)
    points.push([x, foot - 70 - hill * along - depth * 19])
  }
  return points
}

/** From the level of the finish at 0 to the full height of the hills at 1. */
function eased(share: number): number {
  return share < 1 ? 0.2 + 0.8 * share * share * (3 - 2 * share) : 1
}

function range(points: Point[], palette: Palette): string {
  const { ink } = platePens(palette)
  const outline = simplifiedLine(points, 0.5)
  return (
    shape(under(outline), { fill: palette.ground }) +
    line(polyline(outline), { ...ink.fine, 'stroke-opacity': 0.75 })
  )
}

function under(points: readonly Point[]): string {
  return polyline([...points, [right, foot], [left, foot]], true)
}

function positionAt(course: readonly Point[], share: number): Point {
  return course[Math.round(share * (course.length - 1))]!
}

function ruler(palette: Palette): string {
  const { ink } = platePens(palette)
  const ticks = { main: '', fine: '' }
  for (let tick = 0; tick <= 50; tick++) {
    const x = left + ((right - left) / 50) * tick
    ticks[tick % 5 === 0 ? 'main' : 'fine'] += segment([x, foot], [x, foot + (tick % 5 ? 14 : 30)])
  }
  return (
    line(ticks.fine, ink.fine) + line(ticks.main + segment([left, foot], [right, foot]), ink.main)
  )
}

const pole = 184
const square = 14

/** Takes a place on the course, the height of its foot in pixels and the inks and gives a checkpoint. */
function checkpoint([x, y]: Point, ground: number, palette: Palette): string {
  const pennant: Point[] = [
    [x, y - 110],
    [x + 46, y - 96],
    [x, y - 82],
  ]
  return element(
    'g',
    platePens(palette).ink.main,
    line(segment([x, ground], [x, y - 110]), {}),
    shape(polyline(pennant, true), { fill: palette.ground }),
    circle([x, y], 9, { fill: palette.ground }),
  )
}

/** The chequered flag. */
function finishFlag([x, y]: Point, palette: Palette): string {
  const { signal } = platePens(palette)
  const top = y - pole + 4
  const cloth = box(x - 6 * square, top, x, top + 4 * square)
  let squares = ''
  for (let cell = 0; cell < 24; cell++) {
    const [column, row] = [cell % 6, Math.floor(cell / 6)]
    if ((column + row) % 2 === 1) continue
    const [cellLeft, upper] = [x - (6 - column) * square, top + row * square]
    squares += box(cellLeft, upper, cellLeft + square, upper + square)
  }
  return (
    shape(cloth, { ...signal.fine, fill: palette.ground }) +
    shape(squares, { fill: palette.signal }) +
    line(segment([x, y], [x, y - pole]), signal.bold) +
    circle([x, y], 10, { ...signal.bold, fill: palette.ground })
  )
}

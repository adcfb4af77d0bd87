import { line, shape } from './element.ts'
import { platePens } from './pens.ts'
import { plate } from './plate.ts'
import type { Point } from './point.ts'
import { polyline, segment } from './polyline.ts'
import { checkpoint, finishFlag } from './race-flags.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { simplifiedLine } from './simplified-line.ts'
import { valueNoise } from './value-noise.ts'

const left = 70
const right = 1130
const foot = 690
const ridges = 15

/** Takes a seed and the inks and gives the course of a race over hills, ending at its flag. 1200 by 800. */
export function elevationProfile(seed: string, sheet: Sheet): string {
  const noise = valueNoise(seededRandom(seed))
  const pen = platePens(sheet)
  const course = ridge(noise, 0)
  const behind = Array.from({ length: ridges }, (_, index) =>
    range(ridge(noise, ridges - index), sheet),
  )
  const slope = course.filter((_, index) => index % 2 === 0)
  const climbs = slope.map(([x, y]) => segment([x, y + 8], [x, foot]))
  return plate(
    sheet,
    ...behind,
    shape(under(course), { fill: sheet.ground }),
    line(climbs.join(''), { ...pen.ink.fine, 'stroke-opacity': 0.5 }),
    ruler(sheet),
    ...[0.2, 0.46, 0.73].map((share) => checkpoint(placeAt(course, share), foot, sheet)),
    line(polyline(simplifiedLine(course, 0.3)), { ...pen.signal.bold, 'stroke-linejoin': 'round' }),
    finishFlag(course.at(-1)!, sheet),
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

function range(points: Point[], sheet: Sheet): string {
  const { ink } = platePens(sheet)
  const outline = simplifiedLine(points, 0.5)
  return (
    shape(under(outline), { fill: sheet.ground }) +
    line(polyline(outline), { ...ink.fine, 'stroke-opacity': 0.75 })
  )
}

function under(points: readonly Point[]): string {
  return polyline([...points, [right, foot], [left, foot]], true)
}

function placeAt(course: readonly Point[], share: number): Point {
  return course[Math.round(share * (course.length - 1))]!
}

function ruler(sheet: Sheet): string {
  const { ink } = platePens(sheet)
  const ticks = { main: '', fine: '' }
  for (let tick = 0; tick <= 50; tick++) {
    const x = left + ((right - left) / 50) * tick
    ticks[tick % 5 === 0 ? 'main' : 'fine'] += segment([x, foot], [x, foot + (tick % 5 ? 14 : 30)])
  }
  return (
    line(ticks.fine, ink.fine) + line(ticks.main + segment([left, foot], [right, foot]), ink.main)
  )
}

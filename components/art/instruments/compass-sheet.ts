import { origin, type Point, polarPoint, segment } from '../geometry/path.ts'
import { circle, element, line, sheetOf, shifted } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'
import { compassRose } from './compass-rose.ts'

const side = 2600
const radius = 380
const middle: Point = [side / 2, side / 2]

/**
 * A large compass on clear ground, 2600 by 2600, its pointer at the top: a dial of 760 in the middle, and its bearings
 * to the edges.
 */
export function compassSheet(palette: Palette): string {
  const rose = compassRose({
    radius,
    declination: 6,
    ring: palette.ink3,
    star: palette.ink,
    halfStar: palette.signal,
    figures: palette.ink2,
    figureHeight: radius * 0.05,
  })
  const inside = bearings(palette, 0.12 * radius, 0.74 * radius, 0.22)
  const outside = bearings(palette, radius, side, 0.1)
  return sheetOf(side, side, inside, outside, shifted(middle, rose))
}

/** The 32 points of the compass, drawn faintly from one distance to another. */
function bearings(palette: Palette, from: number, to: number, opacity: number): string {
  let data = ''
  for (let point = 0; point < 32; point++) {
    const bearing = point * 11.25
    data += segment(polarPoint(middle, from, bearing), polarPoint(middle, to, bearing))
  }
  return element(
    'g',
    { 'stroke-opacity': opacity },
    line(data, { stroke: palette.ink3, 'stroke-width': 0.7 }),
  )
}

const dialSide = 860

/** The card of a compass on clear ground, 860 by 860, to lie half off a sheet and to be turned. */
export function compassCard(palette: Palette): string {
  const rim = 395
  const card = compassRose({
    radius: rim,
    declination: 6,
    ring: palette.ink,
    star: palette.ink,
    halfStar: palette.ink3,
    figures: palette.ink,
    figureHeight: rim * 0.05,
  })
  const edges = [
    { r: rim + 14, width: 4 },
    { r: rim + 22, width: 1 },
  ]
  const edge = edges.map(({ r, width }) =>
    circle(origin, r, { stroke: palette.ink, 'stroke-width': width }),
  )
  return sheetOf(dialSide, dialSide, shifted([dialSide / 2, dialSide / 2], card + edge.join('')))
}

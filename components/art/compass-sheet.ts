import { compassRose } from './compass-rose.ts'
import { element, line, sheetOf, shifted } from './element.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'

const side = 900
const radius = 380
const middle: Point = [side / 2, side / 2 + 15]

/** Takes the inks and gives a large compass on clear ground, 900 by 900, its pointer at the top. */
export function compassSheet(sheet: Sheet): string {
  const rose = compassRose({
    radius,
    declination: 6,
    ring: sheet.ink3,
    star: sheet.ink,
    halfStar: sheet.signal,
    figures: sheet.ink2,
  })
  return sheetOf(side, side, bearings(sheet), shifted(middle, rose))
}

/** The 32 points of the compass, drawn faintly inside the inner ring. */
function bearings(sheet: Sheet): string {
  let data = ''
  for (let point = 0; point < 32; point++) {
    const bearing = point * 11.25
    data += segment(
      polarPoint(middle, radius * 0.12, bearing),
      polarPoint(middle, radius * 0.74, bearing),
    )
  }
  return element(
    'g',
    { 'stroke-opacity': 0.22 },
    line(data, { stroke: sheet.ink3, 'stroke-width': 0.7 }),
  )
}

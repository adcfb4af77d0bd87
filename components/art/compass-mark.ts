import { compassStar } from './compass-star.ts'
import { circle, sheetOf, shifted } from './element.ts'
import type { Point } from './point.ts'
import type { Sheet } from './sheet.ts'

const side = 240
const origin: Point = [0, 0]
const radius = 114

/**
 * Takes the inks and gives a compass that is read at the height of two lines, 240 by 240: a ring and a star of eight
 * points, without anything finer. It stands where a client's mark would.
 */
export function compassMark(sheet: Sheet): string {
  const points = { notch: 22, edge: sheet.ink, strength: 1 }
  return sheetOf(
    side,
    side,
    shifted(
      [side / 2, side / 2],
      circle(origin, radius, { stroke: sheet.ink, 'stroke-width': 6 }) +
        compassStar({ ...points, reach: 58, bearing: 45, ink: sheet.signal }) +
        compassStar({ ...points, reach: 92, bearing: 0, ink: sheet.ink }),
    ),
  )
}

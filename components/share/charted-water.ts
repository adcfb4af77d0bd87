import { compassRose } from '../art/instruments/compass-rose.ts'
import { contourSheet } from '../art/maps/contour-sheet.ts'
import { circle, shape, sheetOf, shifted } from '../art/markup/element.ts'
import type { Point } from '../art/geometry/point.ts'
import { box } from '../art/geometry/polyline.ts'
import { rhumbLines } from '../art/maps/chart-marks.ts'
import { seededRandom } from '../art/geometry/noise.ts'
import type { Palette } from '../art/markup/palette.ts'

const width = 486
const height = 567
const radius = 112

/** A chart of open water with a rose, 486 by 567, for a page without a drawing of its own. */
export function chartedWater(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const rose: Point = [width * (0.34 + random() * 0.32), height * (0.3 + random() * 0.4)]
  const inks = {
    ring: palette.ink2,
    star: palette.signal,
    halfStar: palette.ink2,
    figures: palette.ink2,
  }
  const depths = contourSheet({ seed, width, height, levels: 7 }, palette)
  return sheetOf(
    width,
    height,
    shape(box(0, 0, width, height), { fill: palette.ground }),
    depths,
    rhumbLines(rose, { from: radius * 1.15, to: 900, ink: palette.ink }),
    circle(rose, radius * 1.08, { fill: palette.ground }),
    shifted(rose, compassRose({ radius, declination: 3 + random() * 9, figureHeight: 8, ...inks })),
  )
}

import { diagonalScale } from './diagonal-scale.ts'
import { dividers } from './dividers.ts'
import { circle, line } from './element.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import { segment } from './polyline.ts'
import { serviceSheet } from './service-sheet.ts'
import type { Sheet } from './sheet.ts'

const scale = { at: [72, 296] as const, modules: 6, side: 96, rows: 10, height: 110 }
const row = scale.at[1] + 66
const feet: readonly [Point, Point] = [
  [128, row],
  [456, row],
]

/** Takes the inks and gives the picture of testing: dividers take a length off a scale. */
export function serviceTesting(sheet: Sheet): string {
  const { signal } = platePens(sheet)
  return serviceSheet(
    sheet,
    diagonalScale(scale, sheet),
    line(segment(...feet), signal.bold),
    ...feet.map((foot) => circle(foot, 8, { ...signal.main, fill: sheet.ground })),
    dividers([296, 66], feet, sheet),
  )
}

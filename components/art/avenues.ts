import { line } from './element.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'

/** Takes the middle of a city, a bearing in degrees and the inks and gives six wide roads out of it. */
export function avenues(middle: Point, bearing: number, sheet: Sheet): string {
  const turns = [0, 52, 118, 176, 240, 301]
  const roads = turns.map((turn) => segment(middle, polarPoint(middle, 700, bearing + turn)))
  return line(roads.join(''), { stroke: sheet.ground, 'stroke-width': 11 })
}

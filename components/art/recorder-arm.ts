import { beside } from './beside.ts'
import { circle, shape } from './element.ts'
import { pens } from './pens.ts'
import type { Point } from './point.ts'
import { polyline } from './polyline.ts'
import type { Sheet } from './sheet.ts'

const nib = 44

/** Takes the pivot of a recorder's arm, where its pen stands, and the inks and gives the arm. */
export function recorderArm(pivot: Point, tip: Point, sheet: Sheet): string {
  const { main } = pens(sheet.ink)
  const at = beside(tip, pivot)
  const length = Math.hypot(pivot[0] - tip[0], pivot[1] - tip[1])
  const beam = [at(nib, 5), at(length, 9), at(length, -9), at(nib, -5)]
  const body = { ...main, fill: sheet.ground }
  return (
    shape(polyline(beam, true), body) +
    shape(polyline([tip, at(nib, 12), at(nib, -12)], true), { fill: sheet.ink }) +
    circle(pivot, 46, body) +
    circle(pivot, 30, main) +
    circle(pivot, 8, { fill: sheet.ink })
  )
}

import { beside } from './beside.ts'
import { circle, line, shape } from './element.ts'
import { pens } from './pens.ts'
import type { Point } from './point.ts'
import { polyline } from './polyline.ts'
import type { Sheet } from './sheet.ts'

const steel = 90

/** Takes the hinge of a pair of dividers, where its points stand, and the inks and gives it. */
export function dividers(hinge: Point, feet: readonly Point[], sheet: Sheet): string {
  const { main, fine } = pens(sheet.ink)
  return (
    feet.map((foot) => leg(hinge, foot, sheet)).join('') +
    circle(hinge, 40, { ...main, fill: sheet.ground }) +
    circle(hinge, 27, fine) +
    circle(hinge, 10, { fill: sheet.ink })
  )
}

/** A long blade with a steel point. */
function leg(hinge: Point, foot: Point, sheet: Sheet): string {
  const { main, fine } = pens(sheet.ink)
  const at = beside(hinge, foot)
  const neck = Math.hypot(foot[0] - hinge[0], foot[1] - hinge[1]) - steel
  const blade = [at(0, 17), at(neck, 11), at(neck, -11), at(0, -17)]
  return (
    shape(polyline(blade, true), { ...main, fill: sheet.ground }) +
    line(polyline([at(30, 0), at(neck, 0)]), fine) +
    shape(polyline([at(neck, 8), foot, at(neck, -8)], true), { fill: sheet.ink })
  )
}

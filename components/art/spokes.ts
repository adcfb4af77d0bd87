import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { segment } from './polyline.ts'

/** Takes a centre, two distances in pixels and a step in degrees and gives path data of even spokes. */
export function spokes(centre: Point, inner: number, outer: number, step: number): string {
  let data = ''
  for (let bearing = 0; bearing < 360; bearing += step) {
    data += segment(polarPoint(centre, inner, bearing), polarPoint(centre, outer, bearing))
  }
  return data
}

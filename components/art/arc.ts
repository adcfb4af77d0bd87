import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { rounded } from './rounded.ts'

/** Takes a centre, a radius in pixels and two bearings in degrees and gives path data of the clockwise arc. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const [start, end] = [polarPoint(centre, radius, from), polarPoint(centre, radius, to)]
  const large = to - from > 180 ? 1 : 0
  return `M${rounded(start[0])} ${rounded(start[1])}A${rounded(radius)} ${rounded(radius)} 0 ${large} 1 ${rounded(end[0])} ${rounded(end[1])}`
}

import type { Point } from './point.ts'
import { rounded } from './rounded.ts'

/** Takes places and gives path data with straight lines through them; none for fewer than two. */
export function polyline(points: readonly Point[], closed = false): string {
  if (points.length < 2) return ''
  const places = points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`)
  return `M${places.join('L')}${closed ? 'Z' : ''}`
}

/** Takes two places and gives path data of the line between them. */
export function segment(from: Point, to: Point): string {
  return polyline([from, to])
}

/** Takes the corners of a box and gives path data of its outline. */
export function box(left: number, top: number, right: number, bottom: number): string {
  return `M${rounded(left)} ${rounded(top)}H${rounded(right)}V${rounded(bottom)}H${rounded(left)}Z`
}

import { circle } from './element.ts'
import type { Point } from './point.ts'

/** Takes a place, the radius of the ring in pixels and an ink and gives a port: a ring with a dot. */
export function portMark(place: Point, radius: number, ink: string): string {
  const ring = circle(place, radius, { stroke: ink, 'stroke-width': radius * 0.13 })
  return ring + circle(place, radius * 0.4, { fill: ink })
}

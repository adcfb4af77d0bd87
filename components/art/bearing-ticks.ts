import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { segment } from './polyline.ts'

const origin: Point = [0, 0]

/** A graduated ring: radius and length of a one-degree tick in pixels, turn and step in degrees. */
export type TickRing = { radius: number; tick: number; step: number; turn: number }

/**
 * Takes a graduated ring and gives path data of its ticks around the origin: `tens` for every tenth
 * degree, `units` for those between. Ticks point inwards and grow with 5, 10 and 30 degrees.
 */
export function bearingTicks(ring: TickRing): { tens: string; units: string } {
  const ticks = { tens: '', units: '' }
  for (let bearing = 0; bearing < 360; bearing += ring.step) {
    const outer = polarPoint(origin, ring.radius, bearing + ring.turn)
    const inner = polarPoint(
      origin,
      ring.radius - ring.tick * lengthAt(bearing),
      bearing + ring.turn,
    )
    ticks[bearing % 10 === 0 ? 'tens' : 'units'] += segment(outer, inner)
  }
  return ticks
}

function lengthAt(bearing: number): number {
  if (bearing % 30 === 0) return 1.7
  if (bearing % 10 === 0) return 1.3
  return bearing % 5 === 0 ? 1 : 0.55
}

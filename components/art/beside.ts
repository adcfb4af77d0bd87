import type { Point } from './point.ts'

/**
 * Takes two places and gives a ruler between them: for a run from the first and a distance to its left
 * (to the right when negative), in pixels, the place there.
 */
export function beside(from: Point, to: Point): (run: number, side: number) => Point {
  const [east, south] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(east, south)
  return (run, side) => [
    from[0] + (east * run + south * side) / length,
    from[1] + (south * run - east * side) / length,
  ]
}

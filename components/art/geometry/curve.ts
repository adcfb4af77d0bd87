import type { Point } from './point.ts'

/** The places of a soft curve that runs through all of them (Catmull and Rom). */
export function curveThrough(points: readonly Point[], steps = 10): Point[] {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)]!
  const curve: Point[] = []
  for (let span = 0; span < points.length - 1; span++) {
    const four = [at(span - 1), at(span), at(span + 1), at(span + 2)] as const
    for (let step = 0; step < steps; step++) {
      curve.push([blend(four, 0, step / steps), blend(four, 1, step / steps)])
    }
  }
  return [...curve, points.at(-1)!]
}

function blend(four: readonly [Point, Point, Point, Point], axis: 0 | 1, share: number): number {
  const [before, from, to, after] = four.map((point) => point[axis]) as [
    number,
    number,
    number,
    number,
  ]
  const square = 2 * before - 5 * from + 4 * to - after
  const cube = -before + 3 * from - 3 * to + after
  return from + 0.5 * ((to - before) * share + square * share ** 2 + cube * share ** 3)
}

/** Takes a line and a distance in pixels and gives the line beside it, to the right for distances above 0. */
export function beside(points: readonly Point[], distance: number): Point[] {
  return points.map((point, index) => {
    const turn = normalAt(points, index)
    return [point[0] + turn[0] * distance, point[1] + turn[1] * distance]
  })
}

/** The unit step to its right there. */
export function normalAt(points: readonly Point[], index: number): Point {
  const from = points[Math.max(index - 1, 0)]!
  const to = points[Math.min(index + 1, points.length - 1)]!
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
}

/** The distance in pixels to the nearest of them. */
export function nearest(points: readonly Point[], [x, y]: Point): number {
  return Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)))
}

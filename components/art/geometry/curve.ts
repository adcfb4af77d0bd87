import type { Point } from './path.ts'

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

/**
 * Takes a line and a tolerance in pixels and gives it with fewer places: none of those left out lay
 * farther than the tolerance from the line that remains (Douglas and Peucker).
 */
export function simplifiedLine(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points]
  const keep = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range
    const { index, distance } = farthest(points, from, to)
    if (distance <= tolerance) continue
    keep.add(index)
    open.push([from, index], [index, to])
  }
  return points.filter((_, index) => keep.has(index))
}

function farthest(points: readonly Point[], from: number, to: number) {
  let found = { index: from, distance: 0 }
  for (let index = from + 1; index < to; index++) {
    const distance = distanceTo(points[from]!, points[to]!, points[index]!)
    if (distance > found.distance) found = { index, distance }
  }
  return found
}

function distanceTo(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(point[0] - from[0], point[1] - from[1])
  return Math.abs(dx * (from[1] - point[1]) - dy * (from[0] - point[0])) / length
}

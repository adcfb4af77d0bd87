import type { Point } from './point.ts'

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

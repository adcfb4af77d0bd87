import type { Point } from './point.ts'

/** Takes a ring and a rule for places that are left out and gives the runs of places that remain. */
export function openRuns(ring: readonly Point[], leftOut: (point: Point) => boolean): Point[][] {
  const start = Math.max(0, ring.findIndex(leftOut))
  const runs: Point[][] = [[]]
  for (const point of [...ring.slice(start), ...ring.slice(1, start + 1)]) {
    if (leftOut(point)) runs.push([])
    else runs.at(-1)!.push(point)
  }
  return runs.filter((run) => run.length > 2)
}

import type { Box } from './box.ts'
import { type Point, polyline, rounded } from './path.ts'

/** Places of straight lines from their path data, which has only absolute `M`, `L`, `H`, `V` and `Z`; a list for each. */
export function straightLines(data: string): Point[][] {
  const lines: Point[][] = []
  for (const [, command, rest] of data.matchAll(/([MLHVZ])([^MLHVZ]*)/g)) {
    const [first, second] = rest!
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const points = lines.at(-1)
    if (command === 'M') lines.push([[first!, second!]])
    else if (command === 'L') points!.push([first!, second!])
    else if (command === 'H') points!.push([first!, points!.at(-1)![1]])
    else if (command === 'V') points!.push([points!.at(-1)![0], first!])
    else points!.push(points![0]!)
  }
  return lines
}

/** From where to where, as shares of its length, a line runs within a box; undefined where it never does. */
export function within(from: Point, to: Point, area: Box): [number, number] | undefined {
  let [enters, leaves] = [0, 1]
  const sides = [
    [from[0], to[0] - from[0], area.left, area.right],
    [from[1], to[1] - from[1], area.top, area.bottom],
  ] as const
  for (const [start, run, low, high] of sides) {
    if (run === 0) {
      if (start <= low || start >= high) return undefined
      continue
    }
    const [one, other] = [(low - start) / run, (high - start) / run]
    enters = Math.max(enters, Math.min(one, other))
    leaves = Math.min(leaves, Math.max(one, other))
  }
  return leaves > enters ? [enters, leaves] : undefined
}

/**
 * Path data of straight lines without what runs within the areas, so that words stand on clear ground. What is left
 * between two of them is drawn when it is at least so long.
 */
export function interrupted(data: string, areas: readonly Box[], least = 8): string {
  let kept = ''
  for (const points of straightLines(data)) {
    let run: Point[] = [points[0]!]
    let isCut = false
    const end = (cutAgain: boolean) => {
      const long = run.slice(1).reduce((sum, point, at) => sum + distance(run[at]!, point), 0)
      if (!(isCut && cutAgain && long < least)) kept += written(run)
    }
    for (let index = 1; index < points.length; index++) {
      const [from, to] = [points[index - 1]!, points[index]!]
      const at = (share: number): Point => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ]
      const hidden = areas
        .map((area) => within(from, to, area))
        .filter((part) => part !== undefined)
      for (const [start, stop] of joined(hidden)) {
        if (start > 0) run.push(at(start))
        end(true)
        run = [at(stop)]
        isCut = true
      }
      if (distance(run.at(-1)!, to) > 0.05) run.push(to)
    }
    end(false)
  }
  return kept
}

/** Path data of a line, in the short form where it is upright or level. */
function written(points: readonly Point[]): string {
  const [[x, y], [toX, toY]] = [points[0]!, points.at(-1)!]
  if (points.length === 2 && x === toX) return `M${rounded(x)} ${rounded(y)}V${rounded(toY)}`
  if (points.length === 2 && y === toY) return `M${rounded(x)} ${rounded(y)}H${rounded(toX)}`
  return polyline(points)
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y)
}

/** The same parts in their order, those that touch as one. */
function joined(parts: readonly [number, number][]): [number, number][] {
  const sorted = parts.toSorted(([one], [other]) => one - other)
  const all: [number, number][] = []
  for (const [start, stop] of sorted) {
    const last = all.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], stop)
    else all.push([start, stop])
  }
  return all
}

import type { Point } from './point.ts'
import { polyline } from './polyline.ts'
import { simplifiedLine } from './simplified-line.ts'

/**
 * Takes where a level line begins and ends, its height on the sheet and a raised form, all in pixels, and
 * gives path data of the line lifted by the form.
 */
export function reliefLine(
  [from, to]: readonly [number, number],
  y: number,
  heightAt: (x: number, y: number) => number,
): string {
  const points: Point[] = []
  for (let x = from; x <= to; x += 3) points.push([x, y - heightAt(x, y)])
  return polyline(simplifiedLine(points, 0.6))
}

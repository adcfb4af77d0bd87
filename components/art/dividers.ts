import { circle, line, shape } from './element.ts'
import type { Point } from './point.ts'
import { polyline, segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'

/** Takes the head and both points of a pair of dividers and the inks and gives it as seen from above. */
export function dividers(head: Point, points: readonly [Point, Point], sheet: Sheet): string {
  const pen = { stroke: sheet.ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }
  const legs = points.map((point) => leg(head, point, sheet)).join('')
  return (
    legs +
    circle(head, 25, { fill: sheet.ground, ...pen }) +
    circle(head, 18, { ...pen, 'stroke-width': 1 }) +
    circle(head, 6, { fill: sheet.land, ...pen }) +
    line(segment([head[0] - 4, head[1] - 4], [head[0] + 4, head[1] + 4]), pen)
  )
}

function leg(head: Point, point: Point, sheet: Sheet): string {
  const along = (share: number, across = 0): Point => {
    const [dx, dy] = [point[0] - head[0], point[1] - head[1]]
    const length = Math.hypot(dx, dy)
    return [
      head[0] + dx * share - (dy / length) * across,
      head[1] + dy * share + (dx / length) * across,
    ]
  }
  const arm = [
    along(0, 13),
    along(0.56, 10),
    along(0.6, 5),
    along(0.6, -5),
    along(0.56, -10),
    along(0, -13),
  ]
  const needle = [along(0.6, 4.5), along(1), along(0.6, -4.5)]
  const pen = { stroke: sheet.ink, 'stroke-linejoin': 'round' }
  return (
    shape(polyline(needle, true), { fill: sheet.ink2, ...pen, 'stroke-width': 1 }) +
    shape(polyline(arm, true), { fill: sheet.ground, ...pen, 'stroke-width': 2 }) +
    line(segment(along(0.1, 4), along(0.52, 3)) + segment(along(0.1, -4), along(0.52, -3)), {
      ...pen,
      'stroke-width': 1,
    }) +
    circle(along(0.5), 4, { fill: sheet.ink })
  )
}

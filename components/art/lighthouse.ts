import { circle, element, line, shape, shifted } from './element.ts'
import type { Point } from './point.ts'
import { polyline } from './polyline.ts'
import type { Sheet } from './sheet.ts'

const lamp: Point = [0, -54]

/** Takes the foot of a lighthouse and the inks and gives it, 72 high, with its beam to the west. */
export function lighthouse(foot: Point, sheet: Sheet): string {
  const tower = 'M-9 0L-5-46H5L9 0M-6-34H6M-7-23H7M-8-12H8'
  const gallery = 'M-8-46H8M-8-46V-50M8-46V-50M-8-50H8'
  const lantern = 'M-5-50V-59H5V-50M-6-59L0-66L6-59ZM0-66V-71'
  const beam: Point[] = [
    [-6, lamp[1] - 2],
    [-190, -82],
    [-190, -44],
    [-6, lamp[1] + 2],
  ]
  const rays = `M-6 ${lamp[1] - 2}L-190-82M-6 ${lamp[1] + 2}L-190-44`
  return shifted(
    foot,
    shape(polyline(beam, true), { fill: sheet.signal, 'fill-opacity': 0.14 }),
    line(rays, { stroke: sheet.signal, 'stroke-width': 0.9 }),
    element(
      'g',
      { stroke: sheet.ink, 'stroke-width': 1.1, 'stroke-linejoin': 'round' },
      line(tower + gallery + lantern, {}),
    ),
    circle(lamp, 3.4, { fill: sheet.signal }),
  )
}

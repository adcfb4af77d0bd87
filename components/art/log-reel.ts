import { circle, line, shape, shifted } from './element.ts'
import type { Point } from './point.ts'
import { segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'

/** The axle of the reel. */
export const reel: Point = [150, 236]

/** Takes the inks and gives the reel of a log line on its stand. */
export function reelOf(sheet: Sheet): string {
  const pen = { stroke: sheet.ink, 'stroke-width': 2 }
  const turns = [54, 46, 38].map((radius) => circle([0, 0], radius, { ...pen, 'stroke-width': 1 }))
  const spokes = [0, 60, 120].map((turn) => {
    const [x, y] = [Math.cos((turn * Math.PI) / 180) * 30, Math.sin((turn * Math.PI) / 180) * 30]
    return segment([-x, -y], [x, y])
  })
  return shifted(
    reel,
    shape('M-12 0L-34 84H34L12 0Z', { fill: sheet.ground, ...pen, 'stroke-linejoin': 'round' }),
    circle([0, 0], 62, { fill: sheet.land, ...pen }),
    ...turns,
    circle([0, 0], 30, { fill: sheet.ground, ...pen }),
    line(spokes.join(''), pen),
    circle([0, 0], 7, { fill: sheet.ink }),
  )
}

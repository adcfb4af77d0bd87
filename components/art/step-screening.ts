import { circle, line, shape, shifted } from './element.ts'
import { bearingOf, face, scale, wantedPart } from './gauge-face.ts'
import { instrumentSheet, stepSize } from './instrument-sheet.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { polyline, segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'

const origin: Point = [0, 0]

const reading = 78

/** Takes the inks and gives the third stage, screening: a gauge whose needle stands in the wanted part. */
export function stepScreening(sheet: Sheet): string {
  const pen = { stroke: sheet.ink }
  const axes = 'M-330 0H330M0-262V262'
  return instrumentSheet(
    stepSize,
    sheet,
    shifted(
      [400, 292],
      line(axes, { ...pen, 'stroke-width': 1, 'stroke-dasharray': '20 5 3 5' }),
      fitting(sheet),
      circle(origin, face + 34, { fill: sheet.ground, ...pen, 'stroke-width': 3.6 }),
      circle(origin, face + 26, { ...pen, 'stroke-width': 1 }),
      circle(origin, face, { fill: sheet.land, 'fill-opacity': 0.45, ...pen, 'stroke-width': 2 }),
      ...[45, 135, 225, 315].map((bearing) => screw(bearing, sheet)),
      wantedPart(sheet),
      scale(sheet),
      needle(sheet),
    ),
  )
}

function screw(bearing: number, sheet: Sheet): string {
  const [x, y] = polarPoint(origin, face + 14, bearing)
  const pen = { stroke: sheet.ink, 'stroke-width': 1 }
  const slot = segment([x - 5, y - 4], [x + 5, y + 4])
  return circle([x, y], 8, { fill: sheet.ground, ...pen }) + line(slot, pen)
}

function needle(sheet: Sheet): string {
  const bearing = bearingOf(reading)
  const outline = [
    polarPoint(origin, face - 24, bearing),
    polarPoint(origin, 9, bearing + 90),
    polarPoint(origin, 52, bearing + 172),
    polarPoint(origin, 52, bearing + 188),
    polarPoint(origin, 9, bearing - 90),
  ]
  return (
    shape(polyline(outline, true), { fill: sheet.signal }) +
    circle(origin, 20, { fill: sheet.ground, stroke: sheet.ink, 'stroke-width': 2 }) +
    circle(origin, 6, { fill: sheet.ink })
  )
}

function fitting(sheet: Sheet): string {
  const parts = 'M-22 230V254H22V230ZM-34 254H34V276H-34ZM-16 276V291H16V276Z'
  const threads = 'M-16 281H16M-16 286H16M-12 254V276M12 254V276'
  const pen = { stroke: sheet.ink, 'stroke-linejoin': 'round' }
  return (
    shape(parts, { fill: sheet.ground, ...pen, 'stroke-width': 2 }) +
    line(threads, { ...pen, 'stroke-width': 1 })
  )
}

import { degreeOfLatitude, scaleBar } from './scale-bar.ts'
import type { ChartFraming } from './chart-framing.ts'
import { circle, line, shape } from './element.ts'
import type { Point } from './point.ts'
import { box, segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'

/**
 * Takes a framing, the size of the bar against the usual one and the inks and gives the scale on a plate
 * of its own, so that no coast runs through its figures.
 */
export function scalePlate(framing: ChartFraming, size: number, sheet: Sheet): string {
  const { left, bottom } = framing.frame
  const right = left + degreeOfLatitude(framing, framing.anchor.latitude) + 24 * size
  const plate = box(left, bottom - 29 * size, right, bottom)
  return (
    shape(plate, { fill: sheet.ground, stroke: sheet.ink, 'stroke-width': 1 }) +
    scaleBar(framing, sheet, size)
  )
}

/**
 * Takes the places of cities, the weight of lines and the inks and gives a dot for each city, joined to
 * the first one, which alone has the signal ink.
 */
export function cityMarks(
  [office, ...others]: readonly Point[],
  weight: number,
  sheet: Sheet,
): string {
  const ways = others.map((place) => segment(office!, place)).join('')
  const dots = others.map(
    (place) =>
      circle(place, 6 * weight, { fill: sheet.ground, stroke: sheet.ink, 'stroke-width': weight }) +
      circle(place, 2.4 * weight, { fill: sheet.ink }),
  )
  const ring = { stroke: sheet.signal, 'stroke-width': 2 * weight }
  return (
    line(ways, { stroke: sheet.ink, 'stroke-width': weight, 'stroke-dasharray': '2 5' }) +
    dots.join('') +
    circle(office!, 17 * weight, { ...ring, 'stroke-width': weight }) +
    circle(office!, 10 * weight, { ...ring, fill: sheet.ground }) +
    circle(office!, 4.6 * weight, { fill: sheet.signal })
  )
}

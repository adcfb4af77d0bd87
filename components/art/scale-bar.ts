import { chartProjection, type ChartFraming } from './chart-framing.ts'
import { element, line, shape, shifted } from './element.ts'
import { engravedNumber } from './engraved-number.ts'
import { box } from './polyline.ts'
import type { Sheet } from './sheet.ts'

const distance = 60
const parts = 4
const barHeight = 4
const inset = 10
const figureHeight = 6

/**
 * Takes the framing of a chart, the inks and the size of bar and figures against the usual one and gives
 * a scale of 60 nautical miles in its lower left corner. A minute of latitude is a nautical mile, so 60
 * of them are one degree there.
 */
export function scaleBar(framing: ChartFraming, sheet: Sheet, size = 1): string {
  const { frame, anchor } = framing
  const degree = degreeOfLatitude(framing, anchor.latitude)
  const part = degree / parts
  const thickness = barHeight * size
  const outline = box(0, 0, degree, thickness)
  const filled = [0, 2].map((index) => box(index * part, 0, (index + 1) * part, thickness)).join('')
  const pen = { stroke: sheet.ink, fill: 'none' }
  return shifted(
    [frame.left + inset * size, frame.bottom - inset * size - thickness],
    line(outline, { stroke: sheet.ink, 'stroke-width': 0.7 }),
    shape(filled, { fill: sheet.ink }),
    element('g', pen, shifted([0, -7 * size], engravedNumber('0', figureHeight * size, {}))),
    element(
      'g',
      pen,
      shifted([degree, -7 * size], engravedNumber(String(distance), figureHeight * size, {})),
    ),
  )
}

/** Takes a framing and degrees north and gives the pixels from one degree of latitude to the next. */
export function degreeOfLatitude(framing: ChartFraming, latitude: number): number {
  const project = chartProjection(framing)
  const heightOf = (degrees: number) => project([framing.anchor.longitude, degrees])![1]
  return Math.abs(heightOf(latitude - 0.5) - heightOf(latitude + 0.5))
}

import { line } from './element.ts'
import { deckHeight, halfBreadth, keelHeight } from './hull-form.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import { polyline, segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'

/** Where the body plan stands: its middle and keel, pixels of the full height and of half the breadth. */
type BodyForm = { middle: number; keel: number; height: number; breadth: number }

/** Takes a form, waterlines and the inks and gives the sections: those of the bow right, of the stern left. */
export function bodyPlan(form: BodyForm, waterlines: readonly number[], sheet: Sheet): string {
  const { ink } = platePens(sheet)
  const bow = [0.5, 0.6, 0.7, 0.8, 0.88, 0.95].map((station) => section(form, station, 1))
  const stern = [0.45, 0.35, 0.25, 0.15, 0.08, 0].map((station) => section(form, station, -1))
  const { middle, keel, height, breadth } = form
  const levels = [0, ...waterlines].map((level) =>
    segment([middle - breadth, keel - level * height], [middle + breadth, keel - level * height]),
  )
  return (
    line(segment([middle, keel + 24], [middle, keel - height * 1.3]), {
      ...ink.fine,
      'stroke-dasharray': '26 6 4 6',
    }) +
    line(levels.join(''), { ...ink.fine, 'stroke-opacity': 0.35 }) +
    line([...bow.slice(1), ...stern.slice(1)].join(''), ink.fine) +
    line(bow[0]! + stern[0]!, ink.bold)
  )
}

function section(
  { middle, keel, height, breadth }: BodyForm,
  station: number,
  side: number,
): string {
  const [foot, deck] = [keelHeight(station), deckHeight(station)]
  const points = Array.from({ length: 25 }, (_, step): Point => {
    const level = foot + (deck - foot) * (step / 24) ** 2
    return [middle + side * halfBreadth(station, level) * breadth, keel - level * height]
  })
  return polyline(points)
}

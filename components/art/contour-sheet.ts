import { contours } from 'd3-contour'
import { element, line, sheetOf } from './element.ts'
import { openRuns } from './open-runs.ts'
import type { Point } from './point.ts'
import { seaBed } from './sea-bed.ts'
import type { Sheet } from './sheet.ts'
import { smoothLine } from './smooth-line.ts'

/** A sheet of depth lines: seed of the sea bed, size in pixels, number of lines. */
export type ContourForm = { seed: string; width: number; height: number; levels: number }

const columns = 144
/** Cells outside the sheet on each side, so that no line ends before its edge. */
const margin = 3
const bleed = 20
const shallowest = 0.2
const deepest = 0.82
/** Rings of fewer places are specks. */
const fewestPlaces = 14

/** Takes a form and the inks and gives depth lines on clear ground, every fourth one stronger. */
export function contourSheet(form: ContourForm, sheet: Sheet): string {
  const scale = form.width / (columns - 2 * margin - 1)
  const rows = Math.ceil(form.height / scale) + 2 * margin + 1
  const depths = Array.from(
    { length: form.levels },
    (_, level) => shallowest + (level * (deepest - shallowest)) / form.levels,
  )
  const onSheet = ([x = 0, y = 0]: readonly number[]): Point => [
    (x - margin) * scale,
    (y - margin) * scale,
  ]
  const lines = contours()
    .size([columns, rows])
    .thresholds(depths)(seaBed({ seed: form.seed, columns, rows }))
    .map(({ coordinates }, level) => {
      const rings = coordinates.flat().filter((ring) => ring.length >= fewestPlaces)
      const data = rings.flatMap((ring) => depthLines(ring.map(onSheet), form)).join('')
      const main = level % 4 === 0
      return line(data, { 'stroke-width': main ? 1 : 0.8, 'stroke-opacity': main ? 0.34 : 0.17 })
    })
  return sheetOf(form.width, form.height, element('g', { stroke: sheet.ink }, ...lines))
}

/** A ring inside the sheet is closed; one that leaves it is cut into its parts on the sheet. */
function depthLines(ring: Point[], { width, height }: ContourForm): string[] {
  const outside = ([x, y]: Point) =>
    x < -bleed || y < -bleed || x > width + bleed || y > height + bleed
  if (!ring.some(outside)) return [smoothLine(thinned(ring).slice(0, -1), true)]
  return openRuns(ring, outside).map((run) => smoothLine(thinned(run)))
}

/** Every third place is enough for a soft line; the last one ends it. */
function thinned(run: readonly Point[]): Point[] {
  return run.filter((_, index) => index % 3 === 0 || index === run.length - 1)
}

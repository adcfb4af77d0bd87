import { circle, element, line, shape, shifted } from './element.ts'
import { engravedNumber } from './engraved-number.ts'
import type { Sheet } from './sheet.ts'

/** A diameter: half of it on the sheet, height of its dimension line, its figure in millimetres. */
type Measure = { half: number; height: number; millimetres: string }

const measures: readonly Measure[] = [
  { half: 140, height: 217, millimetres: '700' },
  { half: 193, height: 240, millimetres: '965' },
]

/** Takes the inks and gives the dimension lines of the measured helm: rim and whole wheel. */
export function helmMeasures(sheet: Sheet): string {
  return measures.map((measure) => dimension(measure, sheet)).join('')
}

function dimension({ half, height, millimetres }: Measure, sheet: Sheet): string {
  const feet = `M${-half} 0V${height + 6}M${half} 0V${height + 6}`
  const span = `M${-half} ${height}H-32M32 ${height}H${half}`
  const arrows = `M${-half} ${height}l11-3v6zM${half} ${height}l-11-3v6z`
  const figure = engravedNumber(millimetres, 9, { stroke: sheet.ink, fill: 'none' })
  return (
    line(feet, { stroke: sheet.ink3, 'stroke-width': 0.7, 'stroke-dasharray': '2 4' }) +
    line(span, { stroke: sheet.ink, 'stroke-width': 0.7 }) +
    shape(arrows, { fill: sheet.ink }) +
    shifted([7, height], figure) +
    element('g', { fill: 'none', stroke: sheet.ink, 'stroke-width': 1.1 }, diameterSign(height))
  )
}

function diameterSign(height: number): string {
  return circle([-19, height], 3.8, {}) + line(`M-24 ${height + 5}l10-10`, {})
}

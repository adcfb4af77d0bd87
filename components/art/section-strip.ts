import { line, shape } from './element.ts'
import { planSize } from './plan-sheet.ts'
import type { Point } from './point.ts'
import { box, segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'
import { smoothLine } from './smooth-line.ts'

/** The strip begins this far from the top of the plan, in pixels. */
export const sectionTop = 462
const base = 560
const rise = 104

/**
 * Takes the height (0 to 1) along a row of a plan, that row in pixels and the inks and gives the section
 * along it in a strip at the foot of the plan, and the line of the cut with its arrows.
 */
export function sectionStrip(height: (x: number) => number, row: number, sheet: Sheet): string {
  const crest: Point[] = []
  let hatch = ''
  for (let x = 18; x <= planSize.width - 18; x += 6) {
    const y = base - Math.max(0.02, height(x)) * rise
    crest.push([x, y])
    hatch += segment([x, y + 4], [x - 6, Math.min(base + 16, y + 26)])
  }
  const ends = planSize.width - 44
  const cut = `M34 ${row}H${ends}`
  const arrows = `M34 ${row}l-5 14h10zM${ends} ${row}l-5 14h10z`
  const pen = { stroke: sheet.ink }
  let rules = ''
  for (let level = 1; level < 4; level++)
    rules += `M18 ${base - (level * rise) / 4}H${planSize.width - 18}`
  return (
    shape(box(0, sectionTop, planSize.width, planSize.height), { fill: sheet.ground }) +
    line(rules, { ...pen, 'stroke-width': 0.6, 'stroke-opacity': 0.3 }) +
    shape(`${smoothLine(crest)}V600H18Z`, { fill: sheet.land }) +
    line(hatch, { ...pen, 'stroke-width': 0.8 }) +
    line(smoothLine(crest), { ...pen, 'stroke-width': 2 }) +
    line(`M0 ${sectionTop}H${planSize.width}`, { ...pen, 'stroke-width': 2 }) +
    line(cut, { ...pen, 'stroke-width': 1.4, 'stroke-dasharray': '22 5 3 5' }) +
    shape(arrows, { fill: sheet.ink })
  )
}

import { circle, element, line, shape } from './element.ts'
import { engravedNumber } from './engraved-number.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { segment } from './polyline.ts'
import { rounded } from './rounded.ts'
import type { Sheet } from './sheet.ts'

/** The middle of the view. */
export const middle: Point = [450, 322]

/** Radius of the view in pixels. */
export const field = 246

/** Takes the inks and gives the tube of the telescope around the view, with the degrees of its setting. */
export function rim(sheet: Sheet): string {
  const ticks = { main: '', fine: '' }
  const figures: string[] = []
  for (let bearing = 0; bearing < 360; bearing += 2) {
    const main = bearing % 10 === 0
    const from = polarPoint(middle, field + 12, bearing)
    const to = polarPoint(middle, field + (main ? 30 : 21), bearing)
    ticks[main ? 'main' : 'fine'] += segment(from, to)
    if (bearing % 30 !== 0 || (bearing > 120 && bearing < 240)) continue
    const [x, y] = polarPoint(middle, field + 46, bearing)
    const place = `translate(${rounded(x)} ${rounded(y)}) rotate(${bearing})`
    const text = engravedNumber(String(bearing).padStart(3, '0'), 11, {})
    figures.push(element('g', { transform: place }, text))
  }
  const pen = { stroke: sheet.ink }
  return (
    circle(middle, field + 64, { fill: sheet.ground, ...pen, 'stroke-width': 3.6 }) +
    circle(middle, field + 12, { ...pen, 'stroke-width': 1 }) +
    line(ticks.fine, { ...pen, 'stroke-width': 1 }) +
    line(ticks.main, { ...pen, 'stroke-width': 2 }) +
    element('g', { ...pen, fill: 'none' }, ...figures)
  )
}

/** Takes the inks and gives the reading at the foot: a strip of minutes under its index. */
export function drum(sheet: Sheet): string {
  let ticks = ''
  const figures: string[] = []
  for (let minute = 0; minute <= 40; minute++) {
    const x = 270 + minute * 9
    ticks += `M${x} 578v${minute % 5 === 0 ? 22 : 12}`
    if (minute % 10 !== 0) continue
    const place = `translate(${x} 618)`
    figures.push(element('g', { transform: place }, engravedNumber(String(minute), 14, {})))
  }
  const pen = { stroke: sheet.ink }
  return (
    shape('M248 572H652V638H248Z', { fill: sheet.ground, ...pen, 'stroke-width': 2 }) +
    line(ticks, { ...pen, 'stroke-width': 1 }) +
    element('g', { ...pen, fill: 'none' }, ...figures) +
    shape('M486 601l-8-23h16z', { fill: sheet.ink })
  )
}

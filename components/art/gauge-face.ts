import { element, line, shape, shifted } from './element.ts'
import { engravedNumber } from './engraved-number.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { segment } from './polyline.ts'
import { rounded } from './rounded.ts'
import type { Sheet } from './sheet.ts'

const origin: Point = [0, 0]

/** Radius of the face in pixels. */
export const face = 206

/** Degrees of the dial for one part of its hundred; the dial begins at the lower left. */
const gear = 2.7

const wanted = { from: 65, to: 92 }

/** Takes a part of the hundred and gives its bearing on the dial in degrees. */
export function bearingOf(part: number): number {
  return part * gear - 135
}

/** Takes the inks and gives the hatched part of the dial that is wanted. */
export function wantedPart(sheet: Sheet): string {
  const place = (radius: number, part: number) =>
    polarPoint(origin, radius, bearingOf(part)).map(rounded).join(' ')
  const [outer, inner] = [face - 82, face - 106]
  const band = `M${place(outer, wanted.from)}A${outer} ${outer} 0 0 1 ${place(outer, wanted.to)}L${place(inner, wanted.to)}A${inner} ${inner} 0 0 0 ${place(inner, wanted.from)}Z`
  let hatch = ''
  for (let part = wanted.from; part < wanted.to; part++) {
    hatch += `M${place(inner, part)}L${place(outer, part + 1)}`
  }
  const pen = { stroke: sheet.ink }
  return (
    shape(band, { fill: sheet.ground, ...pen, 'stroke-width': 2 }) +
    line(hatch, { ...pen, 'stroke-width': 1 })
  )
}

/** Takes the inks and gives ticks and figures from 0 to 100. */
export function scale(sheet: Sheet): string {
  const ticks = { main: '', fine: '' }
  const figures: string[] = []
  for (let part = 0; part <= 100; part += 2) {
    const main = part % 10 === 0
    const bearing = bearingOf(part)
    ticks[main ? 'main' : 'fine'] += segment(
      polarPoint(origin, face - 10, bearing),
      polarPoint(origin, face - (main ? 34 : 22), bearing),
    )
    const place = polarPoint(origin, face - 56, bearing)
    if (main) figures.push(shifted(place, engravedNumber(String(part), 17, {})))
  }
  const pen = { stroke: sheet.ink }
  return (
    line(ticks.fine, { ...pen, 'stroke-width': 1 }) +
    line(ticks.main, { ...pen, 'stroke-width': 3.6 }) +
    element('g', { ...pen, fill: 'none' }, ...figures)
  )
}

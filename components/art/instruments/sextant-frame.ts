import { type Point, polarPoint, rounded } from '../geometry/point.ts'
import { segment } from '../geometry/polyline.ts'
import { circle, element, line, shape } from '../markup/element.ts'
import { engravedNumber } from '../markup/engraved-number.ts'
import type { Palette } from '../markup/palette.ts'

const pivot: Point = [0, 0]

/** Radii of the graduated arc in pixels. */
export const limb = { inner: 300, outer: 342 }
/** The limb spans 66 degrees about straight down; two degrees are read for each one of it. */
const span = 33

function at(radius: number, bearing: number): string {
  return polarPoint(pivot, radius, bearing).map(rounded).join(' ')
}

/** The frame of a sextant around its pivot: legs, struts, limb, handle. */
export function frame(palette: Palette): string {
  const [from, to] = [180 + span, 180 - span]
  const band = (outer: number, inner: number) =>
    `M${at(outer, from)}A${outer} ${outer} 0 0 0 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 1 ${at(inner, from)}Z`
  const legs = [from - 2, to + 2].map((bearing) =>
    segment(pivot, polarPoint(pivot, limb.inner, bearing)),
  )
  const cross = `M${at(150, from - 2)}A150 150 0 0 0 ${at(150, to + 2)}`
  const struts = [196, 164].map((bearing) =>
    segment(
      polarPoint(pivot, 150, bearing),
      polarPoint(pivot, limb.inner, 180 + (bearing - 180) * 0.35),
    ),
  )
  const bars = legs.join('') + cross + struts.join('')
  return (
    line(bars, { stroke: palette.ink, 'stroke-width': 15, 'stroke-linejoin': 'round' }) +
    line(bars, { stroke: palette.ground, 'stroke-width': 11 }) +
    shape(band(limb.outer, limb.inner), {
      fill: palette.ground,
      stroke: palette.ink,
      'stroke-width': 2,
    }) +
    circle([0, 225], 26, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 2 }) +
    circle([0, 225], 20, { stroke: palette.ink, 'stroke-width': 1 })
  )
}

/** The degrees on the limb, 0 to 120 from right to left as the arm swings. */
export function scale(palette: Palette): string {
  const ticks = { main: '', fine: '' }
  const figures: string[] = []
  for (let degree = 0; degree <= 120; degree++) {
    const bearing = 210 - degree / 2
    const main = degree % 10 === 0
    const length = main ? 16 : degree % 5 === 0 ? 11 : 6
    ticks[main ? 'main' : 'fine'] += segment(
      polarPoint(pivot, limb.outer - 3, bearing),
      polarPoint(pivot, limb.outer - 3 - length, bearing),
    )
    if (degree % 20 !== 0) continue
    const [x, y] = polarPoint(pivot, limb.inner + 12, bearing)
    const position = `translate(${rounded(x)} ${rounded(y)}) rotate(${bearing - 180})`
    figures.push(element('g', { transform: position }, engravedNumber(String(degree), 11, {})))
  }
  const pen = { stroke: palette.ink }
  return (
    line(ticks.fine, { ...pen, 'stroke-width': 0.8 }) +
    line(ticks.main, { ...pen, 'stroke-width': 1.6 }) +
    element('g', { ...pen, fill: 'none' }, ...figures)
  )
}

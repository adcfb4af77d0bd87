import { polyline, segment, type Point, polarPoint, rounded } from '../geometry/path.ts'
import { circle, line, shape, shifted, element, engravedNumber } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'

const pivot: Point = [0, 0]

/**
 * Takes the reading in degrees (0 to 120), the inks and the ink of the index arm (else the signal ink) and
 * gives a sextant around the pivot of that arm. About 400 wide, 390 high.
 */
export function sextant(reading: number, palette: Palette, armInk = palette.signal): string {
  return (
    frame(palette) +
    scale(palette) +
    glasses(palette) +
    indexArm(210 - reading / 2, armInk, palette)
  )
}

/** The horizon glass on the left leg, the telescope on the right one, both on one line of sight. */
function glasses(palette: Palette): string {
  const pen = { stroke: palette.ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }
  const tube = 'M34-15H104V-20H128V20H104V15H34V20H12V-20H34Z'
  const rings = 'M44-15V15M54-15V15M104-15V15M116-20V20'
  const glass = 'M-6-26H6V26H-6Z'
  const shades = 'M-34-20V20M-42-20V20M-50-20V20'
  return (
    shifted(
      [72, 128],
      shape(tube, { fill: palette.land, ...pen }),
      line(rings, { ...pen, 'stroke-width': 1 }),
    ) +
    shifted(
      [-82, 128],
      circle([0, 34], 9, { fill: palette.ground, ...pen }),
      shape(glass, { fill: palette.ground, ...pen }),
      shape('M-6 0H6V26H-6Z', { fill: palette.ink }),
      line(shades, { ...pen }),
    )
  )
}

function indexArm(bearing: number, armInk: string, palette: Palette): string {
  const edge = (radius: number, across: number): Point => {
    const [x, y] = polarPoint(pivot, radius, bearing)
    const [dx, dy] = polarPoint(pivot, across, bearing + 90)
    return [x + dx, y + dy]
  }
  const arm = [
    edge(-26, 9),
    edge(limb.inner - 34, 9),
    edge(limb.inner - 22, 26),
    edge(limb.outer + 14, 26),
    edge(limb.outer + 14, -26),
    edge(limb.inner - 22, -26),
    edge(limb.inner - 34, -9),
    edge(-26, -9),
  ]
  const opening = [
    edge(limb.inner - 6, 19),
    edge(limb.outer + 4, 19),
    edge(limb.outer + 4, -19),
    edge(limb.inner - 6, -19),
  ]
  const pen = { stroke: armInk, 'stroke-linejoin': 'round' }
  const outline = polyline(arm, true) + polyline(opening, true)
  return (
    shape(outline, {
      fill: armInk,
      'fill-opacity': 0.2,
      'fill-rule': 'evenodd',
      ...pen,
      'stroke-width': 2,
    }) +
    line(segment(edge(limb.outer - 20, 0), edge(limb.outer + 4, 0)), {
      ...pen,
      'stroke-width': 3.6,
    }) +
    circle(pivot, 24, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 2 }) +
    circle(pivot, 5, { fill: palette.ink }) +
    shape(polyline([edge(20, 24), edge(20, -24), edge(11, -24), edge(11, 24)], true), {
      fill: palette.ink,
    })
  )
}

/** Radii of the graduated arc in pixels. */
const limb = { inner: 300, outer: 342 }
/** The limb spans 66 degrees about straight down; two degrees are read for each one of it. */
const span = 33

function at(radius: number, bearing: number): string {
  return polarPoint(pivot, radius, bearing).map(rounded).join(' ')
}

/** The frame of a sextant around its pivot: legs, struts, limb, handle. */
function frame(palette: Palette): string {
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
function scale(palette: Palette): string {
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

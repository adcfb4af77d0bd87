import {
  polyline,
  box,
  segment,
  type Point,
  polarPoint,
  origin,
  rounded,
} from '../geometry/path.ts'
import { circle, line, shape, shifted, element } from '../markup/element.ts'
import { serviceSheet } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const middle: Point = [360, 226]
/** Degrees of the dial that an order takes. */
const field = 37
const ahead = 2 * field

/** The picture of operations: an engine telegraph, its handle at "ahead". */
export function serviceOperations(palette: Palette): string {
  const { ink } = platePens(palette)
  return serviceSheet(
    palette,
    line('M0 438H720M0 446H720', ink.fine),
    shifted(
      middle,
      pedestal(palette),
      circle(origin, 176, { ...ink.bold, fill: palette.land }),
      circle(origin, 166, ink.fine),
      orders(palette),
      circle(origin, 66, { ...ink.main, fill: palette.land }),
      circle(origin, 58, ink.fine),
      handle(palette),
    ),
  )
}

function pedestal(palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  const shaft = 'M-52 150L-38 214H38L52 150Z'
  return (
    shape(`${shaft}M-86 240Q-80 214-38 214H38Q80 214 86 240Z`, {
      ...main,
      fill: palette.ground,
      'stroke-linejoin': 'round',
    }) + line('M-66 229H66M-40 205H40', fine)
  )
}

/** The handle reaches over the rim; its pointer shows the order. */
function handle(palette: Palette): string {
  const { ink, signal } = platePens(palette)
  const at = (along: number, across: number): Point =>
    polarPoint(polarPoint(origin, along, ahead), across, ahead + 90)
  const lever = [at(0, -12), at(184, -6), at(184, 6), at(0, 12)]
  const collar = [at(180, -14), at(192, -14), at(192, 14), at(180, 14)]
  const pen = { ...signal.main, 'stroke-linejoin': 'round' }
  return (
    shape(polyline(lever, true), { fill: palette.ground }) +
    shape(polyline(lever, true), { ...pen, fill: palette.signal, 'fill-opacity': 0.3 }) +
    shape(polyline(collar, true), { fill: palette.signal }) +
    circle(at(209, 0), 19, { fill: palette.signal }) +
    circle(origin, 30, { ...ink.main, fill: palette.ground }) +
    circle(origin, 9, { fill: palette.ink })
  )
}

/** Bars of the orders to either side of "stop". */
const bars = [1, 2, 3, 4] as const

const ring = { inner: 78, outer: 156 } as const

/**
 * The fields of an engine telegraph around the origin: "stop" above, the orders ahead to the right and astern (hatched)
 * to the left. Bars stand for words: more of them, more speed.
 */
function orders(palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  const fields = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  const edges = [...fields.map((order) => (order - 0.5) * field), 4.5 * field]
  const rules = edges.map((bearing) =>
    segment(polarPoint(origin, ring.inner, bearing), polarPoint(origin, ring.outer, bearing)),
  )
  return (
    shape(wholeRing(), { ...main, fill: palette.ground, 'fill-rule': 'evenodd' }) +
    line(rules.join(''), fine) +
    bars.map((count) => orderBars(count, 1, palette) + orderBars(count, -1, palette)).join('') +
    shape(box(-15, -132, 15, -102), { fill: palette.ink })
  )
}

function wholeRing(): string {
  return [ring.outer, ring.inner]
    .map(
      (radius) =>
        `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
    )
    .join('')
}

/** Bars across a field, from the middle of the dial outwards; those for astern are open. */
function orderBars(count: number, side: -1 | 1, palette: Palette): string {
  const { main } = platePens(palette).ink
  let data = ''
  for (let bar = 0; bar < count; bar++) {
    const radius = ring.inner + 17 + bar * 14.5
    const half = radius * 0.22
    data += box(-half, -radius - 4, half, -radius + 4)
  }
  const turn = { transform: `rotate(${rounded(side * count * field)})` }
  return element(
    'g',
    turn,
    shape(data, side > 0 ? { fill: palette.ink } : { ...main, fill: 'none' }),
  )
}

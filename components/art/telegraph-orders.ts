import { element, line, shape } from './element.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { box, segment } from './polyline.ts'
import { rounded } from './rounded.ts'
import type { Sheet } from './sheet.ts'

const origin: Point = [0, 0]
const ring = { inner: 78, outer: 156 } as const
/** Degrees of the dial that an order takes. */
export const field = 37

/** Bars of the orders to either side of "stop". */
const bars = [1, 2, 3, 4] as const

/**
 * Takes the inks and gives the fields of an engine telegraph around the origin: "stop" above, the orders
 * ahead to the right and astern (hatched) to the left. Bars stand for words: more of them, more speed.
 */
export function orders(sheet: Sheet): string {
  const { fine, main } = platePens(sheet).ink
  const fields = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  const edges = [...fields.map((order) => (order - 0.5) * field), 4.5 * field]
  const rules = edges.map((bearing) =>
    segment(polarPoint(origin, ring.inner, bearing), polarPoint(origin, ring.outer, bearing)),
  )
  return (
    shape(wholeRing(), { ...main, fill: sheet.ground, 'fill-rule': 'evenodd' }) +
    line(rules.join(''), fine) +
    bars.map((count) => orderBars(count, 1, sheet) + orderBars(count, -1, sheet)).join('') +
    shape(box(-15, -132, 15, -102), { fill: sheet.ink })
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
function orderBars(count: number, side: -1 | 1, sheet: Sheet): string {
  const { main } = platePens(sheet).ink
  let data = ''
  for (let bar = 0; bar < count; bar++) {
    const radius = ring.inner + 17 + bar * 14.5
    const half = radius * 0.22
    data += box(-half, -radius - 4, half, -radius + 4)
  }
  const turn = { transform: `rotate(${rounded(side * count * field)})` }
  return element('g', turn, shape(data, side > 0 ? { fill: sheet.ink } : { ...main, fill: 'none' }))
}

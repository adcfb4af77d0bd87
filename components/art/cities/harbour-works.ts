import { polyline, type Point, rounded } from '../geometry/path.ts'
import { circle, element, line, shape } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'

/** Works in the water: wide quays, thin moles with a light at their end, ships (heading in degrees). */
export type HarbourWorks = {
  quays: readonly { from: Point; to: Point; width: number }[]
  moles: readonly (readonly Point[])[]
  ships: readonly { at: Point; heading: number; length: number }[]
}

/** Takes works and the inks and gives them as a port plan shows them. */
export function harbourWorks({ quays, moles, ships }: HarbourWorks, palette: Palette): string {
  const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
  const walls = moles.map((mole) => polyline(mole)).join('')
  return (
    quays.map((quay) => quayShape(quay, palette)).join('') +
    line(walls, { ...round, stroke: palette.ink, 'stroke-width': 11 }) +
    line(walls, { ...round, stroke: palette.land, 'stroke-width': 7 }) +
    moles.map((mole) => light(mole.at(-1)!, palette)).join('') +
    ships.map((ship) => hull(ship, palette)).join('')
  )
}

function quayShape({ from, to, width }: HarbourWorks['quays'][number], palette: Palette): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const half = width / 2
  const pen = { stroke: palette.ink }
  let sheds = ''
  for (let at = 14; at < length - 26; at += 34)
    sheds += `M${at}-${half * 0.42}h26v${half * 0.84}h-26z`
  return element(
    'g',
    { transform: `translate(${from[0]} ${from[1]}) rotate(${rounded(angle)})` },
    shape(`M-8-${half}H${rounded(length)}V${half}H-8`, {
      fill: palette.land,
      ...pen,
      'stroke-width': 2,
    }),
    line(`M0-${half - 4}H${rounded(length - 4)}V${half - 4}H0`, { ...pen, 'stroke-width': 0.7 }),
    shape(sheds, { fill: palette.ground, ...pen, 'stroke-width': 1 }),
  )
}

function light(position: Point, palette: Palette): string {
  return (
    circle(position, 9, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 1 }) +
    circle(position, 3.6, { fill: palette.ink })
  )
}

function hull({ at, heading, length }: HarbourWorks['ships'][number], palette: Palette): string {
  const half = length / 2
  const beam = length * 0.1
  const side = rounded(half * 0.5)
  const outline = `M0-${half}Q${beam}-${side} ${beam} 0V${rounded(half * 0.9)}Q0 ${half} -${beam} ${rounded(half * 0.9)}V0Q-${beam}-${side} 0-${half}Z`
  const deck = `M-${beam * 0.55} ${side}H${beam * 0.55}V${rounded(half * 0.8)}H-${beam * 0.55}ZM0-${side}V${side}`
  return element(
    'g',
    { transform: `translate(${at[0]} ${at[1]}) rotate(${heading})`, stroke: palette.ink },
    shape(outline, { fill: palette.ground, 'stroke-width': 1.6 }),
    line(deck, { 'stroke-width': 1 }),
  )
}

import { beside, type Point } from '../geometry/point.ts'
import { polyline, box } from '../geometry/polyline.ts'
import { circle, line, shape, element } from '../markup/element.ts'
import { pens, type Palette } from '../markup/palette.ts'

const steel = 90

/** Takes the hinge of a pair of dividers, where its points stand, and the inks and gives it. */
export function dividers(hinge: Point, feet: readonly Point[], palette: Palette): string {
  const { main, fine } = pens(palette.ink)
  return (
    feet.map((foot) => leg(hinge, foot, palette)).join('') +
    circle(hinge, 40, { ...main, fill: palette.ground }) +
    circle(hinge, 27, fine) +
    circle(hinge, 10, { fill: palette.ink })
  )
}

/** A long blade with a steel point. */
function leg(hinge: Point, foot: Point, palette: Palette): string {
  const { main, fine } = pens(palette.ink)
  const at = beside(hinge, foot)
  const neck = Math.hypot(foot[0] - hinge[0], foot[1] - hinge[1]) - steel
  const blade = [at(0, 17), at(neck, 11), at(neck, -11), at(0, -17)]
  return (
    shape(polyline(blade, true), { ...main, fill: palette.ground }) +
    line(polyline([at(30, 0), at(neck, 0)]), fine) +
    shape(polyline([at(neck, 8), foot, at(neck, -8)], true), { fill: palette.ink })
  )
}

const length = 340
const bar = 26
const apart = 44

/** Takes the middle of a parallel ruler, its turn in degrees and the inks and gives it, 340 long. */
export function parallelRuler([x, y]: Point, turn: number, palette: Palette): string {
  const half = length / 2
  const rows = [-apart / 2 - bar, apart / 2] as const
  const bars = rows.map((top) => box(-half, top, half, top + bar)).join('')
  const pen = { stroke: palette.ink, 'stroke-width': 2 }
  const pivots: Point[] = [-110, 110].flatMap((middle): Point[] => [
    [middle - 16, rows[0] + bar / 2],
    [middle + 16, rows[1] + bar / 2],
  ])
  return element(
    'g',
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape(bars, { fill: palette.land, ...pen }),
    line(scale(rows[0] + 1, 1) + scale(rows[1] + bar - 1, -1), { ...pen, 'stroke-width': 1 }),
    ...[0, 2].map((first) => arm(pivots[first]!, pivots[first + 1]!, palette)),
    ...pivots.map((pivot) => circle(pivot, 3.6, { fill: palette.ink })),
  )
}

function scale(from: number, down: number): string {
  let data = ''
  for (let tick = 1; tick < length / 10; tick++) {
    data += `M${tick * 10 - length / 2} ${from}v${down * (tick % 5 === 0 ? 10 : 5)}`
  }
  return data
}

function arm([fromX, fromY]: Point, [toX, toY]: Point, palette: Palette): string {
  const path = `M${fromX} ${fromY}L${toX} ${toY}`
  const round = { 'stroke-linecap': 'round' }
  return (
    line(path, { ...round, stroke: palette.ink, 'stroke-width': 15 }) +
    line(path, { ...round, stroke: palette.ground, 'stroke-width': 11 })
  )
}

import { circle, element, line, shape } from './element.ts'
import type { Point } from './point.ts'
import { polyline, segment } from './polyline.ts'
import { rounded } from './rounded.ts'
import type { Sheet } from './sheet.ts'

const stopRadius = 15
const tickSpacing = 16

/**
 * Takes the stops of a round trip and the inks and gives the course: out in a full line, back in a dashed
 * one, ticks for the distance run, an arrow on each leg, a flag where it starts and ends.
 */
export function passageCourse(stops: readonly Point[], sheet: Sheet): string {
  const turn = Math.ceil(stops.length / 2)
  const home = stops[0]!
  const pen = { stroke: sheet.signal, 'stroke-width': 2.6 }
  const legs = stops.map((from, index): Leg => [from, stops[(index + 1) % stops.length]!])
  return (
    line(legs.map(distanceTicks).join(''), { stroke: sheet.signal, 'stroke-width': 0.9 }) +
    line(polyline(stops.slice(0, turn + 1)), pen) +
    line(polyline([...stops.slice(turn), home]), { ...pen, 'stroke-dasharray': '12 7' }) +
    legs.map((leg) => arrow(leg, sheet.signal)).join('') +
    stops.map((stop) => stopMark(stop, stop === home, sheet)).join('')
  )
}

type Leg = readonly [from: Point, to: Point]

function stopMark(stop: Point, home: boolean, sheet: Sheet): string {
  const ring = { fill: sheet.ground, stroke: sheet.signal, 'stroke-width': 1.6 }
  const dot = circle(stop, home ? 9 : 5, { fill: sheet.signal })
  const halo = home ? circle(stop, stopRadius + 8, { ...ring, 'stroke-width': 1 }) : ''
  return halo + circle(stop, stopRadius, ring) + dot
}

/** Direction of a leg: length in pixels and the unit step along it. */
function along([from, to]: Leg): { length: number; east: number; south: number } {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  return { length, east: (to[0] - from[0]) / length, south: (to[1] - from[1]) / length }
}

function distanceTicks(leg: Leg): string {
  const { length, east, south } = along(leg)
  let data = ''
  for (let run = 36, tick = 1; run < length - 28; run += tickSpacing, tick++) {
    const place: Point = [leg[0][0] + east * run, leg[0][1] + south * run]
    const reach = tick % 5 === 0 ? 15 : 8
    data += segment(place, [place[0] - south * reach, place[1] + east * reach])
  }
  return data
}

function arrow(leg: Leg, fill: string): string {
  const { length, east, south } = along(leg)
  const [x, y] = [leg[0][0] + east * length * 0.56, leg[0][1] + south * length * 0.56]
  const heading = (Math.atan2(south, east) * 180) / Math.PI
  const place = `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(heading)})`
  return element('g', { transform: place }, shape('M10 0L-8 7L-4 0L-8-7Z', { fill }))
}

import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { polyline, segment, type Point, rounded } from '../geometry/path.ts'
import { compassRose } from '../instruments/compass-rose.ts'
import { rhumbLines } from '../maps/chart-marks.ts'
import { passageCoast } from '../maps/passage-coast.ts'
import { shifted, circle, element, line, shape } from '../markup/element.ts'
import { plate, plateHeight as height, plateWidth as width } from '../markup/sheets.ts'
import type { Palette } from '../markup/palette.ts'
import { islandPassage } from './island-passage.ts'

const roseRadius = 112

/** `round-trip` leads out and back between two coasts, `islands` from one island to the next. */
const passageVariants = ['round-trip', 'islands'] as const

export type PassageVariant = (typeof passageVariants)[number]

/** A passage on a chart. 1200 by 800. */
export function passagePlan(seed: string, palette: Palette, variant: PassageVariant): string {
  return variant === 'islands' ? islandPassage(seed, palette) : roundTrip(seed, palette)
}

/** Out over the northern stops, back over the southern ones, about a compass rose. */
function roundTrip(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const noise = valueNoise(random)
  const rose: Point = [width * (0.4 + random() * 0.2), height * (0.47 + random() * 0.06)]
  const inks = {
    ring: palette.ink3,
    star: palette.ink,
    halfStar: palette.ink2,
    figures: palette.ink2,
  }
  return plate(
    palette,
    rhumbLines(rose, { from: roseRadius * 1.05, to: 1300, ink: palette.ink }),
    passageCoast({ width, edge: 0, reach: 150 }, (x) => noise(x, 3), palette),
    passageCoast({ width, edge: height, reach: -150 }, (x) => noise(x, 17), palette),
    passageCourse(stopsAbout([width / 2, height / 2], random), palette),
    shifted(rose, compassRose({ radius: roseRadius, declination: 4 + random() * 8, ...inks })),
  )
}

/** Stops clockwise from the west, on an oval that keeps clear of both coasts and of the rose. */
function stopsAbout(middle: Point, random: () => number): Point[] {
  const count = 7 + Math.floor(random() * 2)
  return Array.from({ length: count }, (_, stop) => {
    const angle = Math.PI + ((stop + (stop ? random() * 0.5 - 0.25 : 0)) / count) * 2 * Math.PI
    const reach = stop ? 0.88 + random() * 0.2 : 1
    return [middle[0] + Math.cos(angle) * 480 * reach, middle[1] + Math.sin(angle) * 186 * reach]
  })
}

const stopRadius = 15
const tickSpacing = 16

/**
 * The course: out in a full line, back in a dashed one, ticks for the distance run, an arrow on each leg, a flag where
 * it starts and ends.
 */
function passageCourse(stops: readonly Point[], palette: Palette): string {
  const turn = Math.ceil(stops.length / 2)
  const home = stops[0]!
  const pen = { stroke: palette.signal, 'stroke-width': 2.6 }
  const legs = stops.map((from, index): Leg => [from, stops[(index + 1) % stops.length]!])
  return (
    line(legs.map(distanceTicks).join(''), { stroke: palette.signal, 'stroke-width': 0.9 }) +
    line(polyline(stops.slice(0, turn + 1)), pen) +
    line(polyline([...stops.slice(turn), home]), { ...pen, 'stroke-dasharray': '12 7' }) +
    legs.map((leg) => arrow(leg, palette.signal)).join('') +
    stops.map((stop) => stopMark(stop, stop === home, palette)).join('')
  )
}

type Leg = readonly [from: Point, to: Point]

function stopMark(stop: Point, home: boolean, palette: Palette): string {
  const ring = { fill: palette.ground, stroke: palette.signal, 'stroke-width': 1.6 }
  const dot = circle(stop, home ? 9 : 5, { fill: palette.signal })
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
    const position: Point = [leg[0][0] + east * run, leg[0][1] + south * run]
    const reach = tick % 5 === 0 ? 15 : 8
    data += segment(position, [position[0] - south * reach, position[1] + east * reach])
  }
  return data
}

function arrow(leg: Leg, fill: string): string {
  const { length, east, south } = along(leg)
  const [x, y] = [leg[0][0] + east * length * 0.56, leg[0][1] + south * length * 0.56]
  const heading = (Math.atan2(south, east) * 180) / Math.PI
  const position = `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(heading)})`
  return element('g', { transform: position }, shape('M10 0L-8 7L-4 0L-8-7Z', { fill }))
}

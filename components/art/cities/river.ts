import { beside, curveThrough, normalAt } from '../geometry/curve.ts'
import { polyline, segment, type Point, smoothLine } from '../geometry/path.ts'
import { element, line, shape } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'

/** A river across a plan: places it runs through, its width in pixels, its bridges along the course. */
export type RiverForm = {
  through: readonly Point[]
  width: number
  /** Where bridges cross, 0 at the source, 1 at the mouth. */
  bridges: readonly number[]
  /** Outlines of islands. */
  islands?: readonly (readonly Point[])[]
}

const quay = 9
/** Distance of a water-line from the bank and its strength. */
const waterLines = [
  { distance: 4, strength: 0.75 },
  { distance: 9, strength: 0.5 },
  { distance: 16, strength: 0.32 },
  { distance: 25, strength: 0.2 },
] as const

/** Quays, water with its lines, islands and bridges. */
export function river(form: RiverForm, palette: Palette): string {
  const course = curveThrough(form.through)
  const bank = (distance: number) => smoothLine(beside(course, distance))
  const half = form.width / 2
  const water = [...beside(course, -half), ...beside(course, half).toReversed()]
  const lines = waterLines
    .filter(({ distance }) => distance < half - 2)
    .map(({ distance, strength }) =>
      line(bank(half - distance) + bank(distance - half), { 'stroke-opacity': strength }),
    )
  const wide = { stroke: palette.ground, 'stroke-width': form.width + 2 * quay }
  return (
    line(smoothLine(course), { ...wide, 'stroke-linejoin': 'round' }) +
    shape(polyline(water, true), { fill: palette.ink3, 'fill-opacity': 0.13 }) +
    element('g', { stroke: palette.ink, 'stroke-width': 0.7 }, ...lines) +
    line(bank(half) + bank(-half), { stroke: palette.ink, 'stroke-width': 2 }) +
    (form.islands ?? []).map((island) => islandShape(island, palette)).join('') +
    form.bridges.map((at) => bridge(course, at, half, palette)).join('')
  )
}

function islandShape(outline: readonly Point[], palette: Palette): string {
  const data = smoothLine(outline, true)
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  return (
    line(data, { ...pen, 'stroke-width': 13, 'stroke-opacity': 0.1 }) +
    line(data, { ...pen, 'stroke-width': 7, 'stroke-opacity': 0.16 }) +
    shape(data, { fill: palette.land, ...pen, 'stroke-width': 2 })
  )
}

/** A bridge lies across the water with a roadway on both sides of it. */
function bridge(course: readonly Point[], at: number, half: number, palette: Palette): string {
  const index = Math.round(at * (course.length - 1))
  const [x, y] = course[index]!
  const [right, down] = normalAt(course, index)
  const position = (along: number, across = 0): Point => [
    x + right * along - down * across,
    y + down * along + right * across,
  ]
  const reach = half + quay
  const deck = polyline(
    [position(-reach, -5), position(reach, -5), position(reach, 5), position(-reach, 5)],
    true,
  )
  const roads = segment(position(-reach - 70), position(reach + 70))
  const rails =
    segment(position(-reach, -5), position(reach, -5)) +
    segment(position(-reach, 5), position(reach, 5))
  return (
    line(roads, { stroke: palette.ground, 'stroke-width': 8, 'stroke-opacity': 0.94 }) +
    shape(deck, { fill: palette.ground }) +
    line(rails, { stroke: palette.ink, 'stroke-width': 2 }) +
    line(segment(position(-reach), position(reach)), {
      stroke: palette.ink,
      'stroke-width': 1,
      'stroke-dasharray': '5 4',
    })
  )
}

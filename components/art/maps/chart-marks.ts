import { box, segment, type Point, polarPoint } from '../geometry/path.ts'
import { element, line, shape, shifted, circle, engravedNumber } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'
import { chartProjection, type ChartFraming } from './chart-framing.ts'

const distance = 60
const parts = 4
const barHeight = 4
const inset = 10
const figureHeight = 6

/**
 * A scale of 60 nautical miles in its lower left corner. A minute of latitude is a nautical mile, so 60 of them are one
 * degree there.
 */
export function scaleBar(framing: ChartFraming, palette: Palette, size = 1): string {
  const { frame, anchor } = framing
  const degree = degreeOfLatitude(framing, anchor.latitude)
  const part = degree / parts
  const thickness = barHeight * size
  const outline = box(0, 0, degree, thickness)
  const filled = [0, 2].map((index) => box(index * part, 0, (index + 1) * part, thickness)).join('')
  const pen = { stroke: palette.ink, fill: 'none' }
  return shifted(
    [frame.left + inset * size, frame.bottom - inset * size - thickness],
    line(outline, { stroke: palette.ink, 'stroke-width': 0.7 }),
    shape(filled, { fill: palette.ink }),
    element('g', pen, shifted([0, -7 * size], engravedNumber('0', figureHeight * size, {}))),
    element(
      'g',
      pen,
      shifted([degree, -7 * size], engravedNumber(String(distance), figureHeight * size, {})),
    ),
  )
}

/** Takes a framing and degrees north and gives the pixels from one degree of latitude to the next. */
export function degreeOfLatitude(framing: ChartFraming, latitude: number): number {
  const project = chartProjection(framing)
  const heightOf = (degrees: number) => project([framing.anchor.longitude, degrees])![1]
  return Math.abs(heightOf(latitude - 0.5) - heightOf(latitude + 0.5))
}

/** Where rhumb lines start and end: distances in pixels from the middle of the rose. */
type RhumbForm = { from: number; to: number; ink: string }

/** The 32 lines of equal bearing, every fourth one stronger. */
export function rhumbLines(middle: Point, { from, to, ink }: RhumbForm): string {
  const data = { main: '', between: '' }
  for (let point = 0; point < 32; point++) {
    const bearing = point * 11.25
    data[point % 4 === 0 ? 'main' : 'between'] += segment(
      polarPoint(middle, from, bearing),
      polarPoint(middle, to, bearing),
    )
  }
  return (
    line(data.between, { stroke: ink, 'stroke-width': 0.6, 'stroke-opacity': 0.13 }) +
    line(data.main, { stroke: ink, 'stroke-width': 0.6, 'stroke-opacity': 0.24 })
  )
}

/** Takes a place, the radius of the ring in pixels and an ink and gives a port: a ring with a dot. */
export function portMark(position: Point, radius: number, ink: string): string {
  const ring = circle(position, radius, { stroke: ink, 'stroke-width': radius * 0.13 })
  return ring + circle(position, radius * 0.4, { fill: ink })
}

/** Width of the sea strip in pixels and strength of the line at its outer edge. */
const strips = [
  { width: 26, strength: 0.28 },
  { width: 17, strength: 0.42 },
  { width: 10, strength: 0.6 },
  { width: 5, strength: 0.85 },
] as const

const lineWidth = 0.75

/**
 * A mask that lets ink through only on water-lines: lines that follow the coast at growing distance. As a mask it needs
 * no colour of the ground, so the chart can lie on any page.
 */
export function waterLining(coastId: string, id: string, scale: number): string {
  const strokes = strips.flatMap(({ width, strength }) => [
    stripe(coastId, width * scale, grey(strength)),
    stripe(coastId, width * scale - 2 * lineWidth, '#000'),
  ])
  const land = element('use', { href: `#${coastId}`, fill: '#000' })
  const lines = element('g', { fill: 'none', 'stroke-linejoin': 'round' }, ...strokes)
  return element('mask', { id, maskUnits: 'userSpaceOnUse' }, lines, land)
}

/**
 * The same on a ground whose colour is known: strokes of ink and ground in turn, which need no mask. The coast covers
 * their inner halves.
 */
export function waterLines(
  coastId: string,
  scale: number,
  { ink, ground }: Pick<Palette, 'ink' | 'ground'>,
): string {
  const strokes = strips.flatMap(({ width, strength }) => [
    element('use', {
      href: `#${coastId}`,
      stroke: ink,
      'stroke-opacity': strength,
      'stroke-width': width * scale,
    }),
    stripe(coastId, width * scale - 2 * lineWidth, ground),
  ])
  return element('g', { fill: 'none', 'stroke-linejoin': 'round' }, ...strokes)
}

function stripe(coastId: string, width: number, stroke: string): string {
  return element('use', { href: `#${coastId}`, stroke, 'stroke-width': width })
}

function grey(share: number): string {
  return `#${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`
}

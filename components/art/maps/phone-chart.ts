import type { GeoPermissibleObjects } from 'd3-geo'
import { compassStar } from '../instruments/compass-star.ts'
import { box, origin, type Point, polyline } from '../geometry/path.ts'
import { circle, element, line, shape, sheetOf, shifted } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'
import { pageInks } from '../plates/plate-kit.ts'
import type { ChartFraming } from './chart-framing.ts'
import { portMark, rhumbLines } from './chart-marks.ts'
import { phoneFraming, type Port, portPosition } from './hero-chart.ts'
import { insetEdge, seaChart } from './plan-inset.ts'

/** One drawing serves day and night, on the ground of the page. */
const inks: Palette = { ...pageInks, ground: 'var(--bg)' }

/**
 * The chart of the first view on a phone, as an SVG of 780 by 640 that stands in the page itself and is painted with its
 * words: less coast than the wide one, and rings whose degrees are dashes, since it is shown at half its size.
 */
export function phoneChart(land: GeoPermissibleObjects, ports: readonly Port[]): string {
  const { width, height, europe, plate, rose, ring } = phoneFraming
  const edge = insetEdge(plate.frame)
  const [x, y] = rose.middle
  return sheetOf(
    width,
    height,
    sea(land, { name: 'chart', framing: europe, meridianStep: 5 }),
    circle(rose.middle, rose.radius * 1.03, { fill: inks.ground, 'fill-opacity': 0.84 }),
    rhumbLines(rose.middle, { from: rose.radius * 1.05, to: 1100, ink: inks.ink }),
    shape(box(edge.left, edge.top, edge.right, edge.bottom), {
      fill: inks.ground,
      stroke: inks.ink,
      'stroke-width': 1.4,
    }),
    plan(land, plate),
    shifted([x, y], compass(rose.radius, rose.declination)),
    element('defs', {}, element('g', { id: 'chart-port' }, portMark(origin, ring, inks.signal))),
    ...ports.map((port) => {
      const [left, top] = portPosition(phoneFraming, port)
      return element('use', { href: '#chart-port', x: Math.round(left), y: Math.round(top) })
    }),
  )
}

function sea(
  land: GeoPermissibleObjects,
  chart: { name: string; framing: ChartFraming; meridianStep: number },
): string {
  const { detail, liningScale } = phoneFraming
  return seaChart(land, { ...chart, detail, liningScale, ground: inks.ground }, inks)
}

function plan(land: GeoPermissibleObjects, framing: ChartFraming): string {
  const { left, top, right, bottom } = framing.frame
  const frame = box(left, top, right, bottom)
  const clip = element('clipPath', { id: 'chart-frame' }, element('path', { d: frame }))
  const chart = sea(land, { name: 'chart-plan', framing, meridianStep: 1 })
  return (
    element('defs', {}, clip) +
    element('g', { 'clip-path': 'url(#chart-frame)' }, chart) +
    line(frame, { stroke: inks.ink, 'stroke-width': 1 })
  )
}

function compass(radius: number, declination: number): string {
  const star = { notch: radius * 0.1, edge: inks.signal, ink: inks.signal }
  return (
    degrees(radius, 1, 0) +
    degrees(radius * 0.74, 2, -declination) +
    compassStar({ ...star, reach: radius * 0.4, bearing: 45, strength: 0.55 }) +
    compassStar({ ...star, reach: radius * 0.6, bearing: 0, strength: 1 }) +
    shape(polyline(needle(radius), true), { fill: inks.signal })
  )
}

/** The point of north, outside of the ring. */
function needle(radius: number): Point[] {
  const [foot, half] = [-radius * 1.02, radius * 0.04]
  return [
    [0, -radius * 1.14],
    [-half, foot],
    [half, foot],
  ]
}

/** A ring with a dash for each step of degrees and a longer one for each tenth. */
function degrees(radius: number, step: number, turn: number): string {
  const ringOf = (length: number, count: number, share: number) =>
    circle(origin, radius - length / 2, {
      stroke: inks.signal,
      'stroke-width': length,
      pathLength: count,
      'stroke-dasharray': `${share} ${1 - share}`,
      'stroke-dashoffset': share / 2,
    })
  return element(
    'g',
    { transform: `rotate(${turn - 90})` },
    circle(origin, radius, { stroke: inks.signal, 'stroke-width': 0.7 }),
    ringOf(radius * 0.025, 360 / step, 0.5),
    ringOf(radius * 0.05, 36, 0.1),
  )
}

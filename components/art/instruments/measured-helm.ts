import { box, segment, type Point, polarPoint, origin, smoothLine } from '../geometry/path.ts'
import {
  circle,
  element,
  line,
  sheetOf,
  shape,
  shifted,
  engravedNumber,
} from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'

const rimRadii = [140, 134, 120, 114] as const

/** A ship's wheel as a measured drawing, 420 wide and 460 high. */
export function measuredHelm(palette: Palette): string {
  const wheel = spokes(palette) + rim(palette) + hub(palette)
  return sheetOf(420, 460, shifted([210, 206], helmMeasures(palette), wheel, axes(palette)))
}

function spokes(palette: Palette): string {
  const outline = element('path', { id: 'spoke', d: turnedSpoke(), fill: palette.ground })
  const turned = [45, 90, 135, 180, 225, 270, 315].map((bearing) =>
    element('use', { href: '#spoke', transform: `rotate(${bearing})` }),
  )
  const king = element('use', { href: '#spoke', stroke: palette.signal, 'stroke-width': 1.8 })
  const others = element('g', { stroke: palette.ink, 'stroke-width': 1.1 }, ...turned)
  return element('defs', {}, outline) + others + king
}

function rim(palette: Palette): string {
  const rings = rimRadii.map((radius, index) =>
    circle(origin, radius, { 'stroke-width': index % 3 === 0 ? 1.6 : 0.7 }),
  )
  let joints = ''
  let bolts = ''
  for (let bearing = 0; bearing < 360; bearing += 45) {
    const joint = bearing + 22.5
    joints += segment(polarPoint(origin, 114, joint), polarPoint(origin, 140, joint))
    bolts += circle(polarPoint(origin, 127, bearing - 5), 2, {})
    bolts += circle(polarPoint(origin, 127, bearing + 5), 2, {})
  }
  const pen = { stroke: palette.ink, 'stroke-width': 0.8 }
  return element('g', { fill: 'none', ...pen }, ...rings, line(joints, {}), bolts)
}

function hub(palette: Palette): string {
  return (
    circle(origin, 32, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 1.6 }) +
    circle(origin, 26, { stroke: palette.ink, 'stroke-width': 0.7 }) +
    circle(origin, 11, { stroke: palette.ink, 'stroke-width': 1 }) +
    shape(box(-4, -4, 4, 4), { fill: palette.ink })
  )
}

function axes(palette: Palette): string {
  const pen = { stroke: palette.ink, 'stroke-width': 0.7, 'stroke-dasharray': '18 5 3 5' }
  return line('M-208 0H208M0 -204V206', pen)
}

/** A diameter: half of it on the sheet, height of its dimension line, its figure in millimetres. */
type Measure = { half: number; height: number; millimetres: string }

const measures: readonly Measure[] = [
  { half: 140, height: 217, millimetres: '700' },
  { half: 193, height: 240, millimetres: '965' },
]

/** The dimension lines of the measured helm: rim and whole wheel. */
function helmMeasures(palette: Palette): string {
  return measures.map((measure) => dimension(measure, palette)).join('')
}

function dimension({ half, height, millimetres }: Measure, palette: Palette): string {
  const feet = `M${-half} 0V${height + 6}M${half} 0V${height + 6}`
  const span = `M${-half} ${height}H-32M32 ${height}H${half}`
  const arrows = `M${-half} ${height}l11-3v6zM${half} ${height}l-11-3v6z`
  const figure = engravedNumber(millimetres, 9, { stroke: palette.ink, fill: 'none' })
  return (
    line(feet, { stroke: palette.ink3, 'stroke-width': 0.7, 'stroke-dasharray': '2 4' }) +
    line(span, { stroke: palette.ink, 'stroke-width': 0.7 }) +
    shape(arrows, { fill: palette.ink }) +
    shifted([7, height], figure) +
    element('g', { fill: 'none', stroke: palette.ink, 'stroke-width': 1.1 }, diameterSign(height))
  )
}

function diameterSign(height: number): string {
  return circle([-19, height], 3.8, {}) + line(`M-24 ${height + 5}l10-10`, {})
}

/** Outline of a turned spoke: distance from the hub's middle and width there, in pixels. */
const profile: readonly (readonly [distance: number, width: number])[] = [
  [30, 7],
  [44, 7],
  [46, 6],
  [47, 12.5],
  [50, 13.5],
  [54, 12.5],
  [55, 6],
  [58, 6],
  [70, 9.5],
  [84, 8],
  [98, 5],
  [100, 5],
  [101, 10],
  [104, 12],
  [107, 10],
  [108, 5],
  [113, 6],
  [139, 6],
  [140, 6],
  [141, 10],
  [144, 12],
  [147, 10],
  [148, 5],
  [150, 5.5],
  [158, 9],
  [170, 12],
  [184, 9],
  [192, 4],
  [193, 0],
]

/** Gives path data of one spoke with its handle, pointing up from the hub's middle at the origin. */
function turnedSpoke(): string {
  const right = profile.map(([distance, width]): Point => [width / 2, -distance])
  const left = profile.map(([distance, width]): Point => [-width / 2, -distance])
  return smoothLine([...right, ...left.toReversed()], true)
}

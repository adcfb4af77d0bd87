import { polyline, spokes, type Point, polarPoint, beside, smoothLine } from '../geometry/path.ts'
import { circle, element, line, shape } from '../markup/element.ts'
import { pens, type Palette } from '../markup/palette.ts'

/**
 * The paper of a recorder: centre, radii of its scale in pixels, rings, degrees between time curves, and
 * how many degrees the pen's arm swings across the whole scale.
 */
export type RecorderDisc = {
  centre: Point
  inner: number
  outer: number
  rings: number
  step: number
  swing: number
}

/** Takes a disc, a bearing in degrees and a reading from 0 to 1 and gives the place of the pen. */
export function positionOn(disc: RecorderDisc, bearing: number, reading: number): Point {
  const { centre, inner, outer, swing } = disc
  return polarPoint(centre, inner + (outer - inner) * reading, bearing + swing * reading ** 1.4)
}

/** The printed paper: scale, curves of time, graduated edge. */
export function recorderDisc(disc: RecorderDisc, palette: Palette): string {
  const { centre, inner, outer, rings, step } = disc
  const pen = pens(palette.ink)
  const reach = (outer - inner) / rings
  const scale = Array.from({ length: rings + 1 }, (_, ring) =>
    circle(centre, inner + ring * reach, { 'stroke-opacity': ring % 5 ? 0.38 : 0.8 }),
  )
  const curves = { hour: '', between: '' }
  for (let bearing = 0; bearing < 360; bearing += step) {
    curves[bearing % (step * 6) === 0 ? 'hour' : 'between'] += timeCurve(disc, bearing)
  }
  return (
    element('g', pen.fine, ...scale) +
    line(curves.between, { ...pen.fine, 'stroke-opacity': 0.34 }) +
    line(curves.hour, { ...pen.fine, 'stroke-opacity': 0.85 }) +
    circle(centre, outer + 12, pen.main) +
    line(spokes(centre, outer + 12, outer + 20, step / 2), pen.fine) +
    line(spokes(centre, outer + 12, outer + 30, step * 6), pen.main)
  )
}

/** Takes a disc and readings, each a bearing in degrees and 0 to 1, and gives path data of the trace. */
export function trace(
  disc: RecorderDisc,
  readings: readonly (readonly [number, number])[],
): string {
  return polyline(readings.map(([bearing, reading]) => positionOn(disc, bearing, reading)))
}

function timeCurve(disc: RecorderDisc, bearing: number): string {
  return smoothLine([0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => positionOn(disc, bearing, share)))
}

const nib = 44

/** The arm. */
export function recorderArm(pivot: Point, tip: Point, palette: Palette): string {
  const { main } = pens(palette.ink)
  const at = beside(tip, pivot)
  const length = Math.hypot(pivot[0] - tip[0], pivot[1] - tip[1])
  const beam = [at(nib, 5), at(length, 9), at(length, -9), at(nib, -5)]
  const body = { ...main, fill: palette.ground }
  return (
    shape(polyline(beam, true), body) +
    shape(polyline([tip, at(nib, 12), at(nib, -12)], true), { fill: palette.ink }) +
    circle(pivot, 46, body) +
    circle(pivot, 30, main) +
    circle(pivot, 8, { fill: palette.ink })
  )
}

import { box, type Point } from '../geometry/path.ts'
import { element, line, shape, shifted, engravedNumber } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'
import type { Box } from '../geometry/box.ts'
import { chartProjection, type ChartFraming } from './chart-framing.ts'

/** Degrees between two figures, and the weight of lines and figures. */
export type EdgeForm = { step: number; weight: number }

/** A degree and where its line meets the edge of the chart, in pixels. */
type Mark = { degree: number; at: number }

/**
 * The edge of a chart: an inner and an outer neatline, a strip of half degrees between them, the figures of the degrees
 * outside.
 */
export function degreeEdge(
  framing: ChartFraming,
  { step, weight }: EdgeForm,
  palette: Palette,
): string {
  const { frame } = framing
  const strip = 8 * weight
  const project = chartProjection(framing)
  const columns = marks(180, frame.left, frame.right, (degree) => project([degree, 0])![0])
  const rows = marks(84, frame.top, frame.bottom, (degree) => project([0, degree])![1])
  const pen = { stroke: palette.ink, 'stroke-width': weight }
  return (
    line(outline(frame, 0), pen) +
    shape(graduations(frame, columns, rows, weight), { fill: palette.ink }) +
    line(outline(frame, strip), pen) +
    line(outline(frame, strip + 3.4 * weight), { ...pen, 'stroke-width': 2 * weight }) +
    element('g', { stroke: palette.ink, fill: 'none' }, figures(frame, columns, rows, step, weight))
  )
}

/** All half degrees up to the farthest one that lie on the chart, from left to right or top to bottom. */
function marks(
  farthest: number,
  from: number,
  to: number,
  placeOf: (degree: number) => number,
): Mark[] {
  return Array.from({ length: farthest * 4 + 1 }, (_, index) => index / 2 - farthest)
    .map((degree): Mark => ({ degree, at: placeOf(degree) }))
    .filter(({ at }) => at > from && at < to)
    .sort((one, other) => one.at - other.at)
}

/** Every second half degree is black. */
function graduations(frame: Box, columns: Mark[], rows: Mark[], weight: number): string {
  const { left, top, right, bottom } = frame
  const [near, far] = [2.6 * weight, 5.4 * weight]
  const across = blackParts(columns, left, right).map(
    ([from, to]) =>
      box(from, top - far, to, top - near) + box(from, bottom + near, to, bottom + far),
  )
  const down = blackParts(rows, top, bottom).map(
    ([from, to]) =>
      box(left - far, from, left - near, to) + box(right + near, from, right + far, to),
  )
  return [...across, ...down].join('')
}

function blackParts(found: Mark[], from: number, to: number): Point[] {
  const ends = [from, ...found.map(({ at }) => at), to]
  const first = found[0]?.degree ?? 0
  const odd = first % 1 === 0 ? 0 : 1
  return ends.slice(0, -1).flatMap((at, i): Point[] => (i % 2 === odd ? [[at, ends[i + 1]!]] : []))
}

function figures(frame: Box, columns: Mark[], rows: Mark[], step: number, weight: number): string {
  const height = 9 * weight
  const away = 23 * weight
  const shown = ({ degree, at }: Mark, end: number) => degree % step === 0 && at < end - 2 * height
  const figure = (position: Point, { degree }: Mark) =>
    shifted(position, engravedNumber(String(Math.abs(degree)), height, {}))
  const across = columns
    .filter((mark) => shown(mark, frame.right))
    .flatMap((mark) => [
      figure([mark.at, frame.top - away], mark),
      figure([mark.at, frame.bottom + away], mark),
    ])
  const down = rows
    .filter((mark) => shown(mark, frame.bottom))
    .flatMap((mark) => [
      figure([frame.left - away - 2, mark.at], mark),
      figure([frame.right + away + 2, mark.at], mark),
    ])
  return [...across, ...down].join('')
}

function outline({ left, top, right, bottom }: Box, away: number): string {
  return box(left - away, top - away, right + away, bottom + away)
}

import { polyline, segment, type Point } from '../geometry/path.ts'
import { chartPaper, dividers, parallelRuler } from '../instruments/chart-table.ts'
import { circle, line, shape } from '../markup/element.ts'
import { hereMark, instrumentSheet, stepSize } from '../markup/sheets.ts'
import type { Palette } from '../markup/palette.ts'

const start: Point = [214, 330]
const aim: Point = [504, 246]

/** The first stage, the brief: a chart table, dividers set to the aim. */
export function stepBrief(palette: Palette): string {
  const chart = { at: [62, 118] as const, width: 640, height: 408, turn: -3 }
  return instrumentSheet(
    stepSize,
    palette,
    chartPaper('brief', chart, palette),
    line(segment(start, aim), {
      stroke: palette.ink,
      'stroke-width': 2,
      'stroke-dasharray': '11 6',
    }),
    circle(start, 7, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 2 }),
    parallelRuler([470, 440], -9, palette),
    hereMark(aim, palette),
    dividers([392, 66], [start, aim], palette),
    pencil([700, 300], palette),
  )
}

function pencil([x, y]: Point, palette: Palette): string {
  const body: Point[] = [
    [x + 12, y - 120],
    [x + 28, y - 117],
    [x + 2, y + 66],
    [x - 14, y + 63],
  ]
  const tip: Point[] = [
    [x + 2, y + 66],
    [x - 12, y + 96],
    [x - 14, y + 63],
  ]
  const pen = { stroke: palette.ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }
  const edge: [Point, Point] = [
    [x + 20, y - 118],
    [x - 6, y + 64],
  ]
  return (
    shape(polyline(body, true), { fill: palette.land, ...pen }) +
    line(segment(...edge), { ...pen, 'stroke-width': 1 }) +
    shape(polyline(tip, true), { fill: palette.ground, ...pen })
  )
}

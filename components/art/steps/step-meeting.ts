import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { polyline, segment, type Point } from '../geometry/path.ts'
import { compassRose } from '../instruments/compass-rose.ts'
import { rhumbLines } from '../maps/chart-marks.ts'
import { passageCoast } from '../maps/passage-coast.ts'
import { circle, element, line, shape, shifted } from '../markup/element.ts'
import { hereMark, instrumentSheet, stepSize } from '../markup/sheets.ts'
import type { Palette } from '../markup/palette.ts'

const meeting: Point = [430, 292]
const ours: readonly Point[] = [[62, 452], [214, 402], [330, 322], meeting]
const theirs: readonly Point[] = [[744, 430], [640, 412], [540, 340], meeting]
const together: readonly Point[] = [meeting, [490, 250], [590, 224], [728, 216]]
const rose: Point = [176, 226]
const lights: readonly Point[] = [
  [352, 66],
  [566, 524],
]

/** The sixth stage, meeting the client: two courses become one. */
export function stepMeeting(palette: Palette): string {
  const noise = valueNoise(seededRandom('meeting'))
  const { width, height } = stepSize
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  const inks = {
    ring: palette.ink3,
    star: palette.ink,
    halfStar: palette.ink2,
    figures: palette.ink2,
  }
  const bearings = lights.map((light) => segment(light, meeting)).join('')
  return instrumentSheet(
    stepSize,
    palette,
    rhumbLines(rose, { from: 86, to: 900, ink: palette.ink }),
    passageCoast({ width, edge: 0, reach: 170 }, (x) => noise(x, 3), palette),
    passageCoast({ width, edge: height, reach: -150 }, (x) => noise(x, 17), palette),
    shifted(rose, compassRose({ radius: 80, declination: 6, ...inks, figureHeight: 7 })),
    line(bearings, { ...pen, 'stroke-width': 1, 'stroke-dasharray': '2 6' }),
    line(polyline(ours), { ...pen, 'stroke-width': 3.6 }),
    line(polyline(theirs), { ...pen, 'stroke-width': 2, 'stroke-dasharray': '14 7' }),
    line(polyline(together), { ...pen, 'stroke-width': 3.6 }),
    line(polyline(together.map(([x, y]): Point => [x + 3, y + 9])), {
      ...pen,
      'stroke-width': 2,
      'stroke-dasharray': '14 7',
    }),
    ...[ours, theirs].flatMap((course) => course.slice(0, -1).map((at) => position(at, palette))),
    shape('M756 218l-28-13 6 13-6 13z', { fill: palette.ink }),
    ...lights.map((light) => lightMark(light, palette)),
    hereMark(meeting, palette),
  )
}

/** A plotted position: a triangle with a dot, as for a fix. */
function position([x, y]: Point, palette: Palette): string {
  const pen = { stroke: palette.ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }
  return (
    shape(`M${x} ${y - 13}l12 20h-24z`, { fill: palette.ground, ...pen }) +
    circle([x, y], 2.6, { fill: palette.ink })
  )
}

function lightMark([x, y]: Point, palette: Palette): string {
  const tower = `M${x - 7} ${y + 10}L${x - 4} ${y - 16}H${x + 4}L${x + 7} ${y + 10}Z`
  const beams = `M${x - 9} ${y - 22}L${x - 26} ${y - 28}M${x + 9} ${y - 22}L${x + 26} ${y - 28}M${x} ${y - 30}V${y - 44}`
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  return element(
    'g',
    pen,
    shape(tower, { fill: palette.ground, 'stroke-width': 2 }),
    circle([x, y - 21], 5.4, { fill: palette.ink }),
    line(beams, { 'stroke-width': 1 }),
  )
}

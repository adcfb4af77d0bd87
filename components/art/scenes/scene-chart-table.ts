import type { Point } from '../geometry/point.ts'
import { polyline } from '../geometry/polyline.ts'
import { chartPaper } from '../instruments/chart-paper.ts'
import { compassRose } from '../instruments/compass-rose.ts'
import { dividers, parallelRuler } from '../instruments/drafting-tools.ts'
import { sextant } from '../instruments/sextant.ts'
import { circle, element, line, shape, shifted } from '../markup/element.ts'
import { sceneSheet } from '../markup/framed-sheet.ts'
import { hereMark } from '../markup/instrument-sheet.ts'
import type { Palette } from '../markup/palette.ts'

const course: readonly Point[] = [
  [132, 404],
  [220, 340],
  [334, 282],
  [482, 300],
]

/** A chart table at work: chart, dividers, ruler, sextant. 900 by 675. */
export function sceneChartTable(palette: Palette): string {
  const rose = { radius: 58, declination: 5, figureHeight: 6 }
  const inks = {
    ring: palette.ink3,
    star: palette.ink,
    halfStar: palette.ink2,
    figures: palette.ink2,
  }
  const chart = { at: [46, 118] as const, width: 690, height: 500, turn: -2.5 }
  const here = course.at(-1)!
  return sceneSheet(
    palette,
    planks(palette),
    element('g', { transform: 'translate(84 88) rotate(3)' }, underneath(palette)),
    chartPaper('scene', chart, palette, shifted([345, 262], compassRose({ ...rose, ...inks }))),
    line(polyline(course), { stroke: palette.ink, 'stroke-width': 2, 'stroke-dasharray': '12 6' }),
    ...course.slice(0, -1).map((position) => stop(position, palette)),
    parallelRuler([366, 520], -14, palette),
    element(
      'g',
      { transform: 'translate(742 190) rotate(-16) scale(.92)' },
      sextant(48, palette, palette.ink),
    ),
    hereMark(here, palette),
    dividers([486, 70], [course[2]!, here], palette),
  )
}

function planks(palette: Palette): string {
  const table = 'M18 18H882V657H18Z'
  let seams = ''
  for (let y = 92; y < 657; y += 74) seams += `M18 ${y}H882`
  return (
    shape(table, { fill: palette.land, 'fill-opacity': 0.6 }) +
    line(seams, { stroke: palette.ink, 'stroke-width': 1, 'stroke-opacity': 0.35 })
  )
}

function underneath(palette: Palette): string {
  const pen = { stroke: palette.ink }
  return (
    shape('M0 0H640V470H0Z', { fill: palette.ground, ...pen, 'stroke-width': 2 }) +
    line('M14 14H626V456H14Z', { ...pen, 'stroke-width': 1 })
  )
}

function stop(position: Point, palette: Palette): string {
  return circle(position, 6, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 2 })
}

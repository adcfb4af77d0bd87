import type { Point } from '../geometry/point.ts'
import { polyline } from '../geometry/polyline.ts'
import { chartPaper } from '../instruments/chart-paper.ts'
import { compassRose } from '../instruments/compass-rose.ts'
import { dividers, parallelRuler } from '../instruments/drafting-tools.ts'
import { sextant } from '../instruments/sextant.ts'
import { circle, element, line, shape, shifted } from '../markup/element.ts'
import { sceneSheet } from '../markup/framed-sheet.ts'
import { hereMark } from '../markup/instrument-sheet.ts'
import type { Sheet } from '../markup/sheet.ts'

const course: readonly Point[] = [
  [132, 404],
  [220, 340],
  [334, 282],
  [482, 300],
]

/** Takes the inks and gives a chart table at work: chart, dividers, ruler, sextant. 900 by 675. */
export function sceneChartTable(sheet: Sheet): string {
  const rose = { radius: 58, declination: 5, figureHeight: 6 }
  const inks = { ring: sheet.ink3, star: sheet.ink, halfStar: sheet.ink2, figures: sheet.ink2 }
  const chart = { at: [46, 118] as const, width: 690, height: 500, turn: -2.5 }
  const here = course.at(-1)!
  return sceneSheet(
    sheet,
    planks(sheet),
    element('g', { transform: 'translate(84 88) rotate(3)' }, underneath(sheet)),
    chartPaper('scene', chart, sheet, shifted([345, 262], compassRose({ ...rose, ...inks }))),
    line(polyline(course), { stroke: sheet.ink, 'stroke-width': 2, 'stroke-dasharray': '12 6' }),
    ...course.slice(0, -1).map((place) => stop(place, sheet)),
    parallelRuler([366, 520], -14, sheet),
    element(
      'g',
      { transform: 'translate(742 190) rotate(-16) scale(.92)' },
      sextant(48, sheet, sheet.ink),
    ),
    hereMark(here, sheet),
    dividers([486, 70], [course[2]!, here], sheet),
  )
}

function planks(sheet: Sheet): string {
  const table = 'M18 18H882V657H18Z'
  let seams = ''
  for (let y = 92; y < 657; y += 74) seams += `M18 ${y}H882`
  return (
    shape(table, { fill: sheet.land, 'fill-opacity': 0.6 }) +
    line(seams, { stroke: sheet.ink, 'stroke-width': 1, 'stroke-opacity': 0.35 })
  )
}

function underneath(sheet: Sheet): string {
  const pen = { stroke: sheet.ink }
  return (
    shape('M0 0H640V470H0Z', { fill: sheet.ground, ...pen, 'stroke-width': 2 }) +
    line('M14 14H626V456H14Z', { ...pen, 'stroke-width': 1 })
  )
}

function stop(place: Point, sheet: Sheet): string {
  return circle(place, 6, { fill: sheet.ground, stroke: sheet.ink, 'stroke-width': 2 })
}

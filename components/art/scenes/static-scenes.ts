import type { Palette } from '../markup/palette.ts'
import { sceneHorizon } from './scene-horizon.ts'
import { polyline, type Point } from '../geometry/path.ts'
import { chartPaper, dividers, parallelRuler } from '../instruments/chart-table.ts'
import { compassRose } from '../instruments/compass-rose.ts'
import { sextant } from '../instruments/sextant.ts'
import { circle, element, line, shape, shifted } from '../markup/element.ts'
import { sceneSheet, hereMark } from '../markup/sheets.ts'
import { hills, sky, town, buoy, fairway, horizon, leadingLights, mole } from './approach-coast.ts'
import { swell } from './sea-section.ts'

const course: readonly Point[] = [
  [132, 404],
  [220, 340],
  [334, 282],
  [482, 300],
]

/** A chart table at work: chart, dividers, ruler, sextant. 900 by 675. */
function sceneChartTable(palette: Palette): string {
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

/**
 * The pictures of a block of three, 900 by 675 each, which tell of a team by its instruments: chart
 * table, sextant, harbour approach. Each takes the inks.
 */
export const staticScenes: readonly ((palette: Palette) => string)[] = [
  sceneChartTable,
  sceneHorizon,
  sceneApproach,
]

/** A harbour as seen from the bow: leading lights in line, buoys, moles. 900 by 675. */
function sceneApproach(palette: Palette): string {
  const pen = { stroke: palette.ink }
  return sceneSheet(
    palette,
    sky(palette),
    hills(palette),
    town(palette),
    sea(palette),
    mole(-1, palette),
    mole(1, palette),
    line(`M${fairway} 250V560`, { ...pen, 'stroke-width': 1, 'stroke-dasharray': '14 5 3 5' }),
    ...[0, 1, 2].flatMap((pair) => [buoy(pair, -1, palette), buoy(pair, 1, palette)]),
    leadingLights(palette),
    bow(palette),
  )
}

function sea(palette: Palette): string {
  const water = `M0 ${horizon}H900V675H0Z`
  const rows = Array.from({ length: 13 }, (_, row) => {
    const y = horizon + 8 + row * 9 + row ** 2 * 1.3
    return line(swell(0, 900, y, 14 + row * 5, 0.8 + row * 0.5), {
      'stroke-opacity': 0.22 + row * 0.03,
    })
  })
  return (
    shape(water, { fill: palette.ground }) +
    shape(water, { fill: palette.ink3, 'fill-opacity': 0.14 }) +
    line(`M0 ${horizon}H900`, { stroke: palette.ink, 'stroke-width': 2 }) +
    element('g', { stroke: palette.ink, 'stroke-width': 1 }, ...rows)
  )
}

function bow(palette: Palette): string {
  const deck = 'M150 675Q330 566 470 540Q610 566 790 675Z'
  const deckPlanks =
    'M190 675Q346 584 470 558Q594 584 750 675M470 558V675M380 675Q420 606 462 566M560 675Q520 606 478 566'
  const rail = 'M150 650Q330 536 470 508Q610 536 790 650'
  const posts =
    'M470 508V540M390 530V562M550 530V562M306 566V598M634 566V598M226 608V636M714 608V636'
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  return (
    shape(deck, { fill: palette.ground, ...pen, 'stroke-width': 3.6 }) +
    shape(deck, { fill: palette.land, 'fill-opacity': 0.6 }) +
    line(deckPlanks, { ...pen, 'stroke-width': 1 }) +
    line(rail + posts, { ...pen, 'stroke-width': 2 }) +
    circle([470, 612], 26, { fill: palette.ground, ...pen, 'stroke-width': 2 }) +
    circle([470, 612], 13, { fill: palette.land, ...pen, 'stroke-width': 2 }) +
    line('M444 612H496M470 586V638', { ...pen, 'stroke-width': 1 })
  )
}

import { circle, element, line, shape } from '../markup/element.ts'
import { sceneSheet } from '../markup/framed-sheet.ts'
import type { Palette } from '../markup/palette.ts'
import { hills, sky, town, buoy, fairway, horizon, leadingLights, mole } from './approach-coast.ts'
import { swell } from './sea-section.ts'

/** A harbour as seen from the bow: leading lights in line, buoys, moles. 900 by 675. */
export function sceneApproach(palette: Palette): string {
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
  const planks =
    'M190 675Q346 584 470 558Q594 584 750 675M470 558V675M380 675Q420 606 462 566M560 675Q520 606 478 566'
  const rail = 'M150 650Q330 536 470 508Q610 536 790 650'
  const posts =
    'M470 508V540M390 530V562M550 530V562M306 566V598M634 566V598M226 608V636M714 608V636'
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  return (
    shape(deck, { fill: palette.ground, ...pen, 'stroke-width': 3.6 }) +
    shape(deck, { fill: palette.land, 'fill-opacity': 0.6 }) +
    line(planks, { ...pen, 'stroke-width': 1 }) +
    line(rail + posts, { ...pen, 'stroke-width': 2 }) +
    circle([470, 612], 26, { fill: palette.ground, ...pen, 'stroke-width': 2 }) +
    circle([470, 612], 13, { fill: palette.land, ...pen, 'stroke-width': 2 }) +
    line('M444 612H496M470 586V638', { ...pen, 'stroke-width': 1 })
  )
}

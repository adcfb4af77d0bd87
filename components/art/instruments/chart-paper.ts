import { seededRandom, valueNoise } from '../geometry/noise.ts'
import type { Point } from '../geometry/point.ts'
import { box } from '../geometry/polyline.ts'
import { rhumbLines } from '../maps/chart-marks.ts'
import { passageCoast } from '../maps/passage-coast.ts'
import { element, line, shape } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'

/** A chart that lies on a table: its upper left corner, size in pixels and turn in degrees. */
export type ChartPaper = { at: Point; width: number; height: number; turn: number }

const border = 16

/** A paper chart with two coasts. */
export function chartPaper(
  seed: string,
  chart: ChartPaper,
  palette: Palette,
  ...marks: string[]
): string {
  const { at, width, height, turn } = chart
  const noise = valueNoise(seededRandom(seed))
  const inner = box(border, border, width - border, height - border)
  const clip = element('clipPath', { id: 'paper' }, element('path', { d: inner }))
  const pen = { stroke: palette.ink }
  let graticule = ''
  for (let x = 80; x < width; x += 80) graticule += `M${x} ${border}V${height - border}`
  for (let y = 70; y < height; y += 70) graticule += `M${border} ${y}H${width - border}`
  return element(
    'g',
    { transform: `translate(${at[0]} ${at[1]}) rotate(${turn})` },
    element('defs', {}, clip),
    shape(box(0, 0, width, height), { fill: palette.ground, ...pen, 'stroke-width': 2 }),
    element(
      'g',
      { 'clip-path': 'url(#paper)' },
      rhumbLines([width * 0.5, height * 0.52], { from: 0, to: width, ink: palette.ink }),
      passageCoast({ width, edge: 0, reach: height * 0.4 }, (x) => noise(x, 3), palette),
      passageCoast({ width, edge: height, reach: -height * 0.34 }, (x) => noise(x, 17), palette),
      line(graticule, { ...pen, 'stroke-width': 0.6, 'stroke-opacity': 0.3 }),
    ),
    line(inner, { ...pen, 'stroke-width': 1 }),
    shape(degrees(width, height), { fill: palette.ink }),
    ...marks,
  )
}

/** The black half degrees in the border of the chart. */
function degrees(width: number, height: number): string {
  let data = ''
  for (let x = border; x < width - border - 39; x += 80) {
    data +=
      box(x, border - 6, x + 40, border - 3) +
      box(x, height - border + 3, x + 40, height - border + 6)
  }
  for (let y = border; y < height - border - 34; y += 70) {
    data +=
      box(border - 6, y, border - 3, y + 35) +
      box(width - border + 3, y, width - border + 6, y + 35)
  }
  return data
}

import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { box, type Point, polyline, beside } from '../geometry/path.ts'
import { rhumbLines } from '../maps/chart-marks.ts'
import { passageCoast } from '../maps/passage-coast.ts'
import { element, line, shape, circle } from '../markup/element.ts'
import { type Palette, pens } from '../markup/palette.ts'

/** A chart that lies on a table: its upper left corner, size in pixels and turn in degrees. */
type ChartPaper = { at: Point; width: number; height: number; turn: number }

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

const steel = 90

/** Takes the hinge of a pair of dividers, where its points stand, and the inks and gives it. */
export function dividers(hinge: Point, feet: readonly Point[], palette: Palette): string {
  const { main, fine } = pens(palette.ink)
  return (
    feet.map((foot) => leg(hinge, foot, palette)).join('') +
    circle(hinge, 40, { ...main, fill: palette.ground }) +
    circle(hinge, 27, fine) +
    circle(hinge, 10, { fill: palette.ink })
  )
}

/** A long blade with a steel point. */
function leg(hinge: Point, foot: Point, palette: Palette): string {
  const { main, fine } = pens(palette.ink)
  const at = beside(hinge, foot)
  const neck = Math.hypot(foot[0] - hinge[0], foot[1] - hinge[1]) - steel
  const blade = [at(0, 17), at(neck, 11), at(neck, -11), at(0, -17)]
  return (
    shape(polyline(blade, true), { ...main, fill: palette.ground }) +
    line(polyline([at(30, 0), at(neck, 0)]), fine) +
    shape(polyline([at(neck, 8), foot, at(neck, -8)], true), { fill: palette.ink })
  )
}

const length = 340
const bar = 26
const apart = 44

/** Takes the middle of a parallel ruler, its turn in degrees and the inks and gives it, 340 long. */
export function parallelRuler([x, y]: Point, turn: number, palette: Palette): string {
  const half = length / 2
  const rows = [-apart / 2 - bar, apart / 2] as const
  const bars = rows.map((top) => box(-half, top, half, top + bar)).join('')
  const pen = { stroke: palette.ink, 'stroke-width': 2 }
  const pivots: Point[] = [-110, 110].flatMap((middle): Point[] => [
    [middle - 16, rows[0] + bar / 2],
    [middle + 16, rows[1] + bar / 2],
  ])
  return element(
    'g',
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape(bars, { fill: palette.land, ...pen }),
    line(scale(rows[0] + 1, 1) + scale(rows[1] + bar - 1, -1), { ...pen, 'stroke-width': 1 }),
    ...[0, 2].map((first) => arm(pivots[first]!, pivots[first + 1]!, palette)),
    ...pivots.map((pivot) => circle(pivot, 3.6, { fill: palette.ink })),
  )
}

function scale(from: number, down: number): string {
  let data = ''
  for (let tick = 1; tick < length / 10; tick++) {
    data += `M${tick * 10 - length / 2} ${from}v${down * (tick % 5 === 0 ? 10 : 5)}`
  }
  return data
}

function arm([fromX, fromY]: Point, [toX, toY]: Point, palette: Palette): string {
  const path = `M${fromX} ${fromY}L${toX} ${toY}`
  const round = { 'stroke-linecap': 'round' }
  return (
    line(path, { ...round, stroke: palette.ink, 'stroke-width': 15 }) +
    line(path, { ...round, stroke: palette.ground, 'stroke-width': 11 })
  )
}

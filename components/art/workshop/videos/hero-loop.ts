import type { GeoPermissibleObjects } from 'd3-geo'
import { box, polyline, type Point, smoothLine } from '../../geometry/path.ts'
import { chartProjection, landRings } from '../../maps/chart-framing.ts'
import { type Port, portPosition, wideFraming as framing } from '../../maps/hero-chart.ts'
import { insetEdge } from '../../maps/plan-inset.ts'
import { circle, element, line, shape, sheetOf, shifted } from '../../markup/element.ts'
import type { Palette } from '../../markup/palette.ts'

/** In seconds. */
export const loopLength = 10

const waves = 3

/** Passages over the seas of the wide hero chart: Baltic, Black Sea, Mediterranean, Adriatic. */
const passages: readonly (readonly Point[])[] = [
  [
    [905, 282],
    [950, 262],
    [985, 215],
    [986, 150],
    [1040, 122],
    [1098, 112],
  ],
  [
    [1136, 566],
    [1190, 536],
    [1250, 556],
    [1304, 588],
  ],
  [
    [1198, 746],
    [1120, 752],
    [1040, 758],
    [950, 736],
    [880, 690],
  ],
  [
    [884, 520],
    [925, 568],
    [968, 622],
    [985, 690],
    [1030, 742],
  ],
  [
    [966, 20],
    [964, 70],
    [1000, 108],
  ],
]

/**
 * The moving part of the hero's chart as an HTML document of 1440 by 860 pixels: water-lines that run out
 * from the coasts, ships on their passages and a light at each port, in ink on white.
 */
export function heroLoop(
  land: GeoPermissibleObjects,
  ports: readonly Port[],
  palette: Palette,
  style: string,
): string {
  const { width, height, europe, detail } = framing
  const rings = landRings(land, chartProjection(europe), detail)
  const coast = element('path', { id: 'coast', d: rings.map((r) => polyline(r, true)).join('') })
  const picture = sheetOf(
    width,
    height,
    element('defs', {}, coast, fade()),
    ...Array.from({ length: waves }, (_, wave) => waterLine(wave, palette)),
    element('use', { href: '#coast', fill: '#fff' }),
    ...passages.map((passage, index) => voyage(passage, index, palette)),
    stillParts(),
    ...ports.map((port, index) =>
      light(portPosition(framing, port), index / ports.length, palette),
    ),
  )
  return `<!doctype html><meta charset="utf-8"><style>:root{--loop:${loopLength}s}${style}</style>${picture}`
}

function waterLine(wave: number, palette: Palette): string {
  const crest = element('use', { href: '#coast', class: 'crest', stroke: palette.ink })
  const trough = element('use', { href: '#coast', class: 'trough' })
  return element('g', { class: 'wave', ...begun(wave / waves) }, crest, trough)
}

/** A hull seen from above that follows its wake. */
function voyage(passage: readonly Point[], position: number, palette: Palette): string {
  const course = smoothLine([...passage])
  const start = begun(((position * 2) % passages.length) / passages.length)
  const hull = 'M10 0C6 3.6 0 4 -9 3V-3C0 -4 6 -3.6 10 0Z'
  const path = `${start.style};offset-path:path('${course}')`
  return (
    line(course, {
      class: 'wake',
      stroke: palette.ink,
      'stroke-width': 1.2,
      pathLength: 1,
      ...start,
    }) + shape(hull, { class: 'ship', fill: palette.ink, style: path })
  )
}

function light(position: Point, share: number, palette: Palette): string {
  const ring = { class: 'light', stroke: palette.signal, 'stroke-width': 2.4, ...begun(share) }
  return shifted(position, circle([0, 0], framing.ring * 2.6, ring))
}

/** What does not move keeps clear: the sheet under the headline, the rose and the plan. */
function stillParts(): string {
  const { left, top, right, bottom } = insetEdge(framing.plate.frame)
  return (
    shape(box(0, 0, framing.width, framing.height), { fill: 'url(#paper)' }) +
    circle(framing.rose.middle, framing.rose.radius * 1.06, { fill: '#fff' }) +
    shape(box(left, top, right, bottom), { fill: '#fff' })
  )
}

/** White that gives way where the chart's own land has grown out of the paper. */
function fade(): string {
  const { from, to } = framing.fade!
  const axis = { id: 'paper', gradientUnits: 'userSpaceOnUse', x1: from, x2: to, y1: 0, y2: 0 }
  const stop = (offset: number, opacity: number) =>
    element('stop', { offset, 'stop-color': '#fff', 'stop-opacity': opacity })
  return element('linearGradient', axis, stop(0.2, 1), stop(1, 0))
}

/** Begun before the loop by a share of it. */
function begun(share: number): { style: string } {
  return { style: `--delay:${(-share * loopLength).toFixed(2)}s` }
}

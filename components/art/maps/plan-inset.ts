import type { GeoPermissibleObjects } from 'd3-geo'
import { type Box, widened } from '../geometry/box.ts'
import { box, polyline } from '../geometry/path.ts'
import { element, line, shape } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'
import {
  type ChartFraming,
  chartProjection,
  graticule,
  landRings,
  type LandDetail,
} from './chart-framing.ts'
import { waterLines, waterLining } from './chart-marks.ts'

const margin = 6
const graduation = 8

/** Gives the outer edge of an inset: its chart, its neatline and the edge around them. */
export function insetEdge(frame: Box): Box {
  return widened(frame, margin)
}

/**
 * Takes land in degrees, a framing and the inks and gives a plan: a small chart of another water inside
 * the large one, with its own graticule and the graduated edge of a chart.
 */
export function planInset(
  land: GeoPermissibleObjects,
  framing: ChartFraming,
  palette: Palette,
): string {
  const detail = { tolerance: 0.5, smallest: 3 }
  const chart = { name: 'plan', framing, detail, meridianStep: 1, liningScale: 0.7 }
  const clip = element(
    'clipPath',
    { id: 'plan-frame' },
    element('path', { d: frameOf(framing.frame) }),
  )
  const body = element('g', { 'clip-path': 'url(#plan-frame)' }, seaChart(land, chart, palette))
  return element('defs', {}, clip) + body + neatline(framing.frame, palette)
}

function neatline(frame: Box, palette: Palette): string {
  const edge = insetEdge(frame)
  const pen = { stroke: palette.ink, 'stroke-width': 1 }
  return (
    line(frameOf(frame), pen) +
    line(frameOf(edge), { ...pen, 'stroke-width': 1.4 }) +
    shape(graduations(frame), { fill: palette.ink })
  )
}

/** Black parts of the edge, in turn with clear ones, as the minutes of a chart are shown. */
function graduations({ left, top, right, bottom }: Box): string {
  let data = ''
  const across = (right - left) / graduation
  const down = (bottom - top) / graduation
  for (let part = 0; part < graduation; part += 2) {
    const [x, y] = [left + part * across, top + part * down]
    data +=
      box(x, top - 4, x + across, top - 2) + box(x + across, bottom + 2, x + 2 * across, bottom + 4)
    data += box(left - 4, y, left - 2, y + down) + box(right + 2, y + down, right + 4, y + 2 * down)
  }
  return data
}

function frameOf({ left, top, right, bottom }: Box): string {
  return box(left, top, right, bottom)
}

/** A chart of a coast. `name` tells it from other charts of the same file. */
type SeaChart = {
  name: string
  framing: ChartFraming
  detail: LandDetail
  /** Degrees between two lines of the graticule. */
  meridianStep: number
  /** Width of the water-lining against the usual one. */
  liningScale: number
  /** The colour on which it lies, where that is known: its water-lines need no mask then. */
  ground?: string
}

/** Takes land in degrees, a chart and the inks and gives graticule, water-lining and land. */
export function seaChart(land: GeoPermissibleObjects, chart: SeaChart, palette: Palette): string {
  const { name, framing, detail, meridianStep, liningScale, ground } = chart
  const coast = `${name}-coast`
  const rings = landRings(land, chartProjection(framing), detail)
  const coastPath = element('path', { id: coast, d: rings.map((r) => polyline(r, true)).join('') })
  const outline = { stroke: palette.ink, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }
  const lines = ground
    ? element('defs', {}, coastPath) + waterLines(coast, liningScale, { ink: palette.ink3, ground })
    : maskedLines(coast, coastPath, chart, palette)
  return (
    lines +
    element('use', { href: `#${coast}`, fill: palette.land, ...outline }) +
    line(graticule(framing, meridianStep), {
      stroke: palette.ink,
      'stroke-width': 0.6,
      'stroke-opacity': 0.2,
    })
  )
}

function maskedLines(
  coast: string,
  coastPath: string,
  { name, framing, liningScale }: SeaChart,
  { ink3 }: Palette,
): string {
  const lining = `${name}-lining`
  return (
    element('defs', {}, coastPath, waterLining(coast, lining, liningScale)) +
    element('path', { d: frameOf(framing.frame), fill: ink3, mask: `url(#${lining})` })
  )
}

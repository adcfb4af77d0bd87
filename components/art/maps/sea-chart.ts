import type { GeoPermissibleObjects } from 'd3-geo'
import { polyline } from '../geometry/polyline.ts'
import { element, line } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'
import { chartProjection, type ChartFraming, graticule } from './chart-framing.ts'
import { landRings, type LandDetail } from './land-rings.ts'
import { waterLining } from './water-lining.ts'

/** A chart of a coast. `name` tells it from other charts of the same file. */
export type SeaChart = {
  name: string
  framing: ChartFraming
  detail: LandDetail
  /** Degrees between two lines of the graticule. */
  meridianStep: number
  /** Width of the water-lining against the usual one. */
  liningScale: number
}

/** Takes land in degrees, a chart and the inks and gives graticule, water-lining and land. */
export function seaChart(land: GeoPermissibleObjects, chart: SeaChart, palette: Palette): string {
  const [coast, lining] = [`${chart.name}-coast`, `${chart.name}-lining`]
  const rings = landRings(land, chartProjection(chart.framing), chart.detail)
  const coastPath = element('path', { id: coast, d: rings.map((r) => polyline(r, true)).join('') })
  const outline = { stroke: palette.ink, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }
  return (
    element('defs', {}, coastPath, waterLining(coast, lining, chart.liningScale)) +
    element('path', { d: frameOf(chart), fill: palette.ink3, mask: `url(#${lining})` }) +
    element('use', { href: `#${coast}`, fill: palette.land, ...outline }) +
    line(graticule(chart.framing, chart.meridianStep), {
      stroke: palette.ink,
      'stroke-width': 0.6,
      'stroke-opacity': 0.2,
    })
  )
}

function frameOf({ framing: { frame } }: SeaChart): string {
  return `M${frame.left} ${frame.top}H${frame.right}V${frame.bottom}H${frame.left}Z`
}

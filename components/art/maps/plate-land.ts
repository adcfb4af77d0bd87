import { type GeoPermissibleObjects, geoStream, type GeoProjection, geoMercator } from 'd3-geo'
import { polyline, type Point } from '../geometry/path.ts'
import { simplifiedLine } from '../geometry/curve.ts'
import { element, line } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'
import type { Box } from '../geometry/box.ts'
import { chartProjection, type ChartFraming, landRings } from './chart-framing.ts'
import { waterLining } from './chart-marks.ts'

/** A country and what is around it, in degrees. */
export type CountryMap = {
  country: GeoPermissibleObjects
  /** What just fits the chart: the country, or a part of it. */
  view: GeoPermissibleObjects
  /** All land of the earth, and all borders between countries. */
  coast: GeoPermissibleObjects
  borders: GeoPermissibleObjects
}

/** A ring of fewer places is an islet, which the band of tint would fill. */
const smallestBanded = 20

const detail = { tolerance: 0.5, smallest: 4 }

/** A country on its sheet, as path data: drawn once, printed by day and by night. */
export type PlateLand = {
  framing: ChartFraming
  coast: string
  borders: string
  own: string
  /** The parts of the country that are large enough for a band of tint. */
  banded: string
}

/** What lies on it. */
export function plateLand(
  map: CountryMap,
  plate: PlateSheet,
  kept = { ...detail, border: 0.8 },
): PlateLand {
  const framing = plateFraming(map.view, plate)
  const projection = chartProjection(framing)
  const rings = landRings(map.country, projection, kept)
  return {
    framing,
    coast: outlines(landRings(map.coast, projection, kept)),
    borders: borderLines(map.borders, projection, kept.border),
    own: outlines(rings),
    banded: outlines(rings.filter((ring) => ring.length > smallestBanded)),
  }
}

function outlines(rings: readonly Point[][]): string {
  return rings.map((ring) => polyline(ring, true)).join('')
}

/** Water, neighbours and borders. */
export function waterAndNeighbours(land: PlateLand, chart: string, palette: Palette): string {
  const coast = element('path', { id: 'coast', d: land.coast })
  const pen = { stroke: palette.ink, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }
  return (
    element('defs', {}, coast, waterLining('coast', 'lining', 1.15)) +
    element('path', { d: chart, fill: palette.ink3, mask: 'url(#lining)' }) +
    element('use', { href: '#coast', fill: palette.land, 'fill-opacity': 0.34, ...pen }) +
    line(land.borders, { stroke: palette.ink2, 'stroke-width': 0.9, 'stroke-dasharray': '9 3 2 3' })
  )
}

/** The country. It has a band of tint inside its border, as a map of states is coloured by hand. */
export function ownLand({ own, banded }: PlateLand, weight: number, palette: Palette): string {
  const band = { href: '#banded', fill: 'none', stroke: palette.ink3, 'clip-path': 'url(#inside)' }
  const pen = { stroke: palette.ink, 'stroke-width': 2 * weight, 'stroke-linejoin': 'round' }
  const paths = [
    element('path', { id: 'own', d: own }),
    element('path', { id: 'banded', d: banded }),
  ]
  return (
    element('defs', {}, ...paths) +
    element('clipPath', { id: 'inside' }, element('use', { href: '#banded' })) +
    element('use', { href: '#own', fill: palette.land }) +
    element('use', { ...band, 'stroke-width': 17 * weight, 'stroke-opacity': 0.22 }) +
    element('use', { href: '#own', fill: 'none', ...pen })
  )
}

/**
 * Takes lines in degrees, a projection and a tolerance in pixels and gives path data of the lines on
 * the sheet.
 */
function borderLines(
  lines: GeoPermissibleObjects,
  projection: GeoProjection,
  tolerance: number,
): string {
  const runs: Point[][] = []
  geoStream(
    lines,
    projection.stream({
      point: (x, y) => void runs.at(-1)?.push([x, y]),
      lineStart: () => void runs.push([]),
      lineEnd: () => {},
      polygonStart: () => {},
      polygonEnd: () => {},
      sphere: () => {},
    }),
  )
  return runs.map((run) => polyline(simplifiedLine(run, tolerance))).join('')
}

/** The sheet of a plate, all lengths in pixels. */
export type PlateSheet = {
  width: number
  height: number
  /** From the edge of the sheet to the chart. */
  margin: number
  /** From the chart's edge to the country. */
  room: number
  /** Weight of lines and figures. */
  weight: number
}

/** The chart of a country on its share picture, where it is shown at half its size. */
export const shareMapSheet: PlateSheet = {
  width: 780,
  height: 900,
  margin: 58,
  room: 26,
  weight: 1.5,
}

/** Takes a country in degrees and a sheet and gives the chart in which the country just fits. */
export function plateFraming(country: GeoPermissibleObjects, palette: PlateSheet): ChartFraming {
  const { width, height, margin, room } = palette
  const inset = margin + room
  const fitted = geoMercator().fitExtent(
    [
      [inset, inset],
      [width - inset, height - inset],
    ],
    country,
  )
  const at = [width / 2, height / 2] as const
  const [longitude, latitude] = fitted.invert!([...at])!
  const frame: Box = { left: margin, top: margin, right: width - margin, bottom: height - margin }
  return { frame, anchor: { latitude, longitude, at }, scale: fitted.scale() }
}

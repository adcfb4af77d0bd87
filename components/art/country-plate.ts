import type { GeoPermissibleObjects } from 'd3-geo'
import type { City } from '../../content/facts/cities.ts'
import { borderLines } from './border-lines.ts'
import { chartProjection, placeOnChart, type ChartFraming } from './chart-framing.ts'
import { degreeEdge } from './degree-edge.ts'
import { element, line, shape, sheetOf } from './element.ts'
import { graticule } from './graticule.ts'
import { landRings } from './land-rings.ts'
import { plateFraming, type PlateSheet } from './plate-framings.ts'
import { cityMarks, scalePlate } from './plate-marks.ts'
import { box, polyline } from './polyline.ts'
import { rhumbLines } from './rhumb-lines.ts'
import type { Sheet } from './sheet.ts'
import { waterLining } from './water-lining.ts'

/** A country and what is around it, in degrees. */
export type CountryMap = {
  country: GeoPermissibleObjects
  /** All land of the earth, and all borders between countries. */
  coast: GeoPermissibleObjects
  borders: GeoPermissibleObjects
}

/** A ring of fewer places is an islet, which the band of tint would fill. */
const smallestBanded = 20

const detail = { tolerance: 0.5, smallest: 4 }

/**
 * Takes the maps of a country, its cities (the office's first), a sheet and the inks and gives its plate
 * without lettering: the country in full colour, its neighbours paler, the office in the signal ink.
 */
export function countryPlate(
  map: CountryMap,
  cities: readonly City[],
  plate: PlateSheet,
  sheet: Sheet,
): string {
  const framing = plateFraming(map.country, plate)
  const { left, top, right, bottom } = framing.frame
  const chart = box(left, top, right, bottom)
  const places = cities.map(({ latitude, longitude }) => placeOnChart(framing, latitude, longitude))
  const degree = (framing.scale * Math.PI) / 180
  const step = degree > 100 ? 1 : 2
  const clip = element('clipPath', { id: 'chart' }, element('path', { d: chart }))
  return sheetOf(
    plate.width,
    plate.height,
    shape(box(0, 0, plate.width, plate.height), { fill: sheet.ground }),
    element('defs', {}, clip),
    element(
      'g',
      { 'clip-path': 'url(#chart)' },
      waterAndNeighbours(map, framing, chart, sheet),
      ownLand(map, framing, plate.weight, sheet),
      line(graticule(framing, step), {
        stroke: sheet.ink,
        'stroke-width': 0.6,
        'stroke-opacity': 0.2,
      }),
      rhumbLines(places[0]!, { from: 26 * plate.weight, to: 1300, ink: sheet.ink }),
    ),
    scalePlate(framing, 1.5 * plate.weight, sheet),
    cityMarks(places, plate.weight, sheet),
    degreeEdge(framing, { step, weight: plate.weight }, sheet),
  )
}

function waterAndNeighbours(
  map: CountryMap,
  framing: ChartFraming,
  chart: string,
  sheet: Sheet,
): string {
  const projection = chartProjection(framing)
  const rings = landRings(map.coast, projection, detail)
  const coast = { id: 'coast', d: rings.map((ring) => polyline(ring, true)).join('') }
  const borders = borderLines(map.borders, projection, 0.8)
  const pen = { stroke: sheet.ink, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }
  return (
    element('defs', {}, element('path', coast), waterLining('coast', 'lining', 1.15)) +
    element('path', { d: chart, fill: sheet.ink3, mask: 'url(#lining)' }) +
    element('use', { href: '#coast', fill: sheet.land, 'fill-opacity': 0.34, ...pen }) +
    line(borders, { stroke: sheet.ink2, 'stroke-width': 0.9, 'stroke-dasharray': '9 3 2 3' })
  )
}

/** The country has a band of tint inside its border, as a map of states is coloured by hand. */
function ownLand(map: CountryMap, framing: ChartFraming, weight: number, sheet: Sheet): string {
  const rings = landRings(map.country, chartProjection(framing), detail)
  const own = { id: 'own', d: rings.map((ring) => polyline(ring, true)).join('') }
  const large = rings.filter((ring) => ring.length > smallestBanded)
  const banded = { id: 'banded', d: large.map((ring) => polyline(ring, true)).join('') }
  const band = { href: '#banded', fill: 'none', stroke: sheet.ink3, 'clip-path': 'url(#inside)' }
  const pen = { stroke: sheet.ink, 'stroke-width': 2 * weight, 'stroke-linejoin': 'round' }
  return (
    element('defs', {}, element('path', own), element('path', banded)) +
    element('clipPath', { id: 'inside' }, element('use', { href: '#banded' })) +
    element('use', { href: '#own', fill: sheet.land }) +
    element('use', { ...band, 'stroke-width': 17 * weight, 'stroke-opacity': 0.22 }) +
    element('use', { href: '#own', fill: 'none', ...pen })
  )
}

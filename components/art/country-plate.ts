import type { City } from '../../content/facts/cities.ts'
import { placeOnChart } from './chart-framing.ts'
import { degreeEdge } from './degree-edge.ts'
import { element, line, shape, sheetOf } from './element.ts'
import { graticule } from './graticule.ts'
import type { PlateSheet } from './plate-framings.ts'
import { ownLand, waterAndNeighbours, type PlateLand } from './plate-land.ts'
import { cityMarks, scalePlate } from './plate-marks.ts'
import { box } from './polyline.ts'
import { rhumbLines } from './rhumb-lines.ts'
import type { Sheet } from './sheet.ts'

/**
 * Takes the land of a plate, its cities (the office's first), a sheet and the inks and gives its plate
 * without lettering: the country in full colour, its neighbours paler, the office in the signal ink.
 */
export function countryPlate(
  land: PlateLand,
  cities: readonly City[],
  plate: PlateSheet,
  sheet: Sheet,
): string {
  const { framing } = land
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
      waterAndNeighbours(land, chart, sheet),
      ownLand(land, plate.weight, sheet),
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

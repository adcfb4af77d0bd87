import type { City } from '../../../content/facts/cities.ts'
import { box, segment, type Point } from '../geometry/path.ts'
import { element, line, shape, sheetOf, circle } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'
import { positionOnChart, graticule, type ChartFraming } from './chart-framing.ts'
import { rhumbLines, degreeOfLatitude, scaleBar } from './chart-marks.ts'
import { degreeEdge } from './degree-edge.ts'
import { ownLand, waterAndNeighbours, type PlateLand, type PlateSheet } from './plate-land.ts'

/**
 * Takes the land of a plate, its cities (the office's first), a sheet and the inks and gives its plate
 * without lettering: the country in full colour, its neighbours paler, the office in the signal ink.
 */
export function countryPlate(
  land: PlateLand,
  cities: readonly City[],
  plate: PlateSheet,
  palette: Palette,
): string {
  const { framing } = land
  const { left, top, right, bottom } = framing.frame
  const chart = box(left, top, right, bottom)
  const places = cities.map(({ latitude, longitude }) =>
    positionOnChart(framing, latitude, longitude),
  )
  const degree = (framing.scale * Math.PI) / 180
  const step = degree > 100 ? 1 : 2
  const clip = element('clipPath', { id: 'chart' }, element('path', { d: chart }))
  return sheetOf(
    plate.width,
    plate.height,
    shape(box(0, 0, plate.width, plate.height), { fill: palette.ground }),
    element('defs', {}, clip),
    element(
      'g',
      { 'clip-path': 'url(#chart)' },
      waterAndNeighbours(land, chart, palette),
      ownLand(land, plate.weight, palette),
      line(graticule(framing, step), {
        stroke: palette.ink,
        'stroke-width': 0.6,
        'stroke-opacity': 0.2,
      }),
      rhumbLines(places[0]!, { from: 26 * plate.weight, to: 1300, ink: palette.ink }),
    ),
    scalePlate(framing, 1.5 * plate.weight, palette),
    cityMarks(places, plate.weight, palette),
    degreeEdge(framing, { step, weight: plate.weight }, palette),
  )
}

/** The scale on a plate of its own, so that no coast runs through its figures. */
function scalePlate(framing: ChartFraming, size: number, palette: Palette): string {
  const { left, bottom } = framing.frame
  const right = left + degreeOfLatitude(framing, framing.anchor.latitude) + 24 * size
  const plate = box(left, bottom - 29 * size, right, bottom)
  return (
    shape(plate, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 1 }) +
    scaleBar(framing, palette, size)
  )
}

/** A dot for each city, joined to the first one, which alone has the signal ink. */
function cityMarks(
  [office, ...others]: readonly Point[],
  weight: number,
  palette: Palette,
): string {
  const ways = others.map((position) => segment(office!, position)).join('')
  const dots = others.map(
    (position) =>
      circle(position, 6 * weight, {
        fill: palette.ground,
        stroke: palette.ink,
        'stroke-width': weight,
      }) + circle(position, 2.4 * weight, { fill: palette.ink }),
  )
  const ring = { stroke: palette.signal, 'stroke-width': 2 * weight }
  return (
    line(ways, { stroke: palette.ink, 'stroke-width': weight, 'stroke-dasharray': '2 5' }) +
    dots.join('') +
    circle(office!, 17 * weight, { ...ring, 'stroke-width': weight }) +
    circle(office!, 10 * weight, { ...ring, fill: palette.ground }) +
    circle(office!, 4.6 * weight, { fill: palette.signal })
  )
}

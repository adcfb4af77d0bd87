import { box, polyline, segment, type Point, rounded } from '../geometry/path.ts'
import { simplifiedLine } from '../geometry/curve.ts'
import { deckBreadth, waterlineBreadth } from '../instruments/hull-form.ts'
import { line, shape, circle, element } from '../markup/element.ts'
import { serviceSheet } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const hull = { left: 56, length: 610, middle: 392, breadth: 232 } as const
const waterlines = [0.1, 0.2, 0.34, 0.52, 0.74] as const
const stations = 10
/** Where weights hold the batten, as shares of the length. */
const held = [0.1, 0.36, 0.62, 0.84] as const

/** The picture of design: the lines of a hull, the last one bent with a batten. */
export function serviceDesign(palette: Palette): string {
  const { ink, signal } = platePens(palette)
  const edge = along([0, 1], deckBreadth)
  return serviceSheet(
    palette,
    grid(palette),
    shape(`${edge}V${hull.middle}H${hull.left}Z`, { fill: palette.land, 'fill-opacity': 0.5 }),
    line(
      waterlines
        .map((height) => along([0, 1], (station) => waterlineBreadth(station, height)))
        .join(''),
      ink.fine,
    ),
    line(`M30 ${hull.middle}H690`, { ...ink.main, 'stroke-dasharray': '26 6 4 6' }),
    line(along([-0.05, 1.025], deckBreadth), { ...signal.bold, 'stroke-width': 5 }),
    ...held.map((station) => {
      const position = at(station, deckBreadth(station))
      const before = at(station - 0.01, deckBreadth(station - 0.01))
      const slope = Math.atan2(position[1] - before[1], position[0] - before[0])
      return draftingWeight(position, (slope * 180) / Math.PI, palette)
    }),
  )
}

function at(station: number, breadth: number): Point {
  return [hull.left + station * hull.length, hull.middle - breadth * hull.breadth]
}

/** A curve between two stations where the hull has the breadth asked for. */
function along([from, to]: Point, breadthAt: (station: number) => number | undefined): string {
  const points: Point[] = []
  for (let step = 0; step <= 200; step++) {
    const station = from + ((to - from) * step) / 200
    const breadth = breadthAt(station)
    if (breadth !== undefined) points.push(at(station, breadth))
  }
  return polyline(simplifiedLine(points, 0.3))
}

function grid(palette: Palette): string {
  const { fine } = platePens(palette).ink
  let data = ''
  for (let station = 0; station <= stations; station++) {
    const [x] = at(station / stations, 0)
    data += segment([x, 60], [x, hull.middle + 34])
  }
  for (const breadth of [0.25, 0.5, 0.75, 1]) data += segment(at(-0.04, breadth), at(1.04, breadth))
  const bars = Array.from({ length: stations / 2 }, (_, pair) =>
    box(at(pair / 5, 0)[0], hull.middle + 34, at((pair + 0.5) / 5, 0)[0], hull.middle + 42),
  )
  return (
    line(data, { ...fine, 'stroke-opacity': 0.4 }) + shape(bars.join(''), { fill: palette.ink })
  )
}

/**
 * Takes a place on a batten, the slope of the batten there in degrees and the inks and gives the lead weight
 * that holds it from above with its hook, 92 long.
 */
function draftingWeight(position: Point, slope: number, palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  const turn = `translate(${position.map(rounded).join(' ')}) rotate(${rounded(slope)})`
  const body =
    'M-19-30Q-22-52-11-70Q-6-80-14-92Q0-86 14-92Q6-80 11-70Q22-52 19-30Q12-20 0-20Q-12-20-19-30Z'
  return element(
    'g',
    { transform: turn },
    line('M0-20V-2', { ...main, 'stroke-width': 3.6 }),
    shape(body, { ...main, fill: palette.ink, 'stroke-linejoin': 'round' }),
    line('M-11-32Q-13-50-5-66', { ...fine, stroke: palette.ground }),
    circle([0, 0], 5.4, { ...main, fill: palette.ground }),
  )
}

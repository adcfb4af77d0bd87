import { seededRandom } from '../geometry/noise.ts'
import { type Point, rounded, origin } from '../geometry/point.ts'
import { guillocheRosette } from '../instruments/guilloche-lines.ts'
import { circle, element, shape } from '../markup/element.ts'
import { plate } from '../markup/framed-sheet.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const count = 7
const outer = 192
const inner = 128
/** A chain of engraved links, one of them the holder's own. 1200 by 800. */
export function guillocheChain(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const waves = 9 + Math.floor(random() * 5)
  const tilt = 52 + random() * 8
  const own = 4
  const places = Array.from({ length: count }, (_, link): Point => [
    600 + (link - 3) * 200,
    400 + (link % 2 ? -tilt : tilt),
  ])
  const link = (index: number, clip?: string) =>
    element('use', {
      href: index === own ? '#own' : '#link',
      ...at(places[index]!),
      'clip-path': clip,
    })
  const knots = places.slice(1).map((_, index) => knot(places, index))
  const over = knots.map((_, index) =>
    element('g', { 'clip-path': `url(#knot-${index})` }, link(index)),
  )
  return plate(
    palette,
    element(
      'defs',
      {},
      linkOf('link', waves, palette.ink, palette),
      linkOf('own', waves, palette.signal, palette),
      ...knots,
    ),
    ...places.map((_, index) => link(index)),
    ...over,
  )
}

function at([x, y]: Point) {
  return { x: rounded(x), y: rounded(y) }
}

function linkOf(id: string, waves: number, ink: string, palette: Palette): string {
  const middle = (outer + inner) / 2
  const depth = (outer - inner) / 2 / middle
  const band = `${disc(outer)}${disc(inner)}`
  const pen = platePens({ ...palette, ink }).ink
  return element(
    'g',
    { id },
    shape(band, { fill: palette.ground, 'fill-rule': 'evenodd' }),
    guillocheRosette({
      id: `${id}-lace`,
      radius: middle,
      depth: depth * 0.92,
      waves: waves * 2,
      strands: 12,
      ink,
      pen: 0.9,
    }),
    circle(origin, outer, pen.main),
    circle(origin, outer - 6, pen.fine),
    circle(origin, inner, pen.main),
    circle(origin, inner + 6, pen.fine),
  )
}

function disc(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
}

/** The upper of both places where a link crosses the next: there it lies above it. */
function knot(places: readonly Point[], index: number): string {
  const [from, to] = [places[index]!, places[index + 1]!]
  const [east, south] = [to[0] - from[0], to[1] - from[1]]
  const distance = Math.hypot(east, south)
  const radius = (outer + inner) / 2
  const rise = Math.sqrt(radius ** 2 - (distance / 2) ** 2) / distance
  const position: Point = [from[0] + east / 2 + south * rise, from[1] + south / 2 - east * rise]
  return element('clipPath', { id: `knot-${index}` }, circle(position, 78, {}))
}

import { seededRandom } from '../geometry/noise.ts'
import { type Point, origin, rounded } from '../geometry/path.ts'
import {
  guillocheBand,
  guillocheRosette,
  type RosetteForm,
} from '../instruments/guilloche-lines.ts'
import { circle, shifted, element, shape } from '../markup/element.ts'
import { plate, plateHeight as height, plateWidth as width } from '../markup/sheets.ts'
import { type Palette, platePens } from '../markup/palette.ts'

const bandMargin = 60

/** `rosettes` nests them between two bands as on a security, `chain` links engraved rings. */
const guillocheVariants = ['rosettes', 'chain'] as const

export type GuillocheVariant = (typeof guillocheVariants)[number]

/** An engraving as on a security. 1200 by 800. */
export function guilloche(seed: string, palette: Palette, variant: GuillocheVariant): string {
  return variant === 'chain' ? guillocheChain(seed, palette) : rosettesAndBands(seed, palette)
}

function rosettesAndBands(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const rosettes = nestedRosettes(random, palette)
  const swells = [4, 6, 8][Math.floor(random() * 3)]!
  const band = { id: 'band', width, reach: 30, strands: 10, waves: 2 * swells + 11, swells }
  const sideWaves = 7 + Math.floor(random() * 5)
  const heart = rosettes.at(-1)!
  const seal = heart.radius * (1 - heart.depth) * 0.8
  return plate(
    palette,
    guillocheBand({ ...band, ink: palette.ink }, [bandMargin, height - bandMargin]),
    ...[150, width - 150].map((x) => sideRosette([x, height / 2], sideWaves, palette)),
    shifted(
      [width / 2, height / 2],
      ...rosettes.map(guillocheRosette),
      circle(origin, seal, { stroke: palette.signal, 'stroke-width': 2 }),
      circle(origin, seal * 0.78, { stroke: palette.signal, 'stroke-width': 0.8 }),
    ),
  )
}

/** From the rim to the middle: an open chain, a dense ring, a lace of few strands, the one in colour. */
function nestedRosettes(random: () => number, palette: Palette): RosetteForm[] {
  const between = (from: number, to: number) => from + (to - from) * random()
  const waves = 7 + Math.floor(random() * 6)
  const black = { ink: palette.ink, pen: 0.8 }
  const ring = { radius: between(172, 188), depth: between(0.14, 0.24) }
  const inner = ring.radius * (1 - ring.depth) - 18
  const heart = { radius: inner / between(1.36, 1.6), waves: waves + 1, strands: 8 }
  return [
    { id: 'rim', radius: 258, depth: between(0.07, 0.1), waves, strands: 14, ...black },
    { id: 'ring', ...ring, waves: waves * 2 + 1, strands: 11, ...black },
    { id: 'lace', ...ring, depth: ring.depth * between(0.3, 0.6), waves, strands: 9, ...black },
    { id: 'heart', ...heart, depth: inner / heart.radius - 1, ink: palette.signal, pen: 1 },
  ]
}

function sideRosette(middle: Point, waves: number, palette: Palette): string {
  const form = { radius: 80, depth: 0.36, waves, strands: 9, ink: palette.ink, pen: 0.8 }
  return shifted(
    middle,
    guillocheRosette({ id: `side-${middle[0]}`, ...form }),
    circle(origin, 38, { stroke: palette.ink, 'stroke-width': 1.2 }),
    circle(origin, 32, { stroke: palette.ink, 'stroke-width': 0.7 }),
  )
}

const count = 7
const outer = 192
const inner = 128
/** A chain of engraved links, one of them the holder's own. 1200 by 800. */
function guillocheChain(seed: string, palette: Palette): string {
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

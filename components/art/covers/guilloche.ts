import { seededRandom } from '../geometry/noise.ts'
import { type Point, origin } from '../geometry/point.ts'
import {
  guillocheBand,
  guillocheRosette,
  type RosetteForm,
} from '../instruments/guilloche-lines.ts'
import { circle, shifted } from '../markup/element.ts'
import { plate, plateHeight as height, plateWidth as width } from '../markup/framed-sheet.ts'
import type { Palette } from '../markup/palette.ts'
import { guillocheChain } from './guilloche-chain.ts'

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

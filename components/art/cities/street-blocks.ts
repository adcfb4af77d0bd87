import { valueNoise } from '../geometry/noise.ts'
import { polyline, segment, type Point, polarPoint } from '../geometry/path.ts'
import { shape, line } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'

/** A grid of streets, lengths in pixels, its angle in degrees clockwise. */
type StreetGrid = {
  middle: Point
  /** How far the grid reaches from its middle. */
  reach: number
  angle: number
  block: readonly [width: number, depth: number]
  street: number
  /** How far the corners of blocks stray. */
  stray: number
}

/** Four corners, in the order of a walk around them. */
export type Block = readonly [Point, Point, Point, Point]

/** The blocks between streets. */
export function streetBlocks(
  grid: StreetGrid,
  random: () => number,
  built: (position: Point) => boolean = () => true,
): Block[] {
  const noise = valueNoise(random)
  const [width, depth] = grid.block
  const count = Math.ceil(grid.reach / Math.min(width, depth))
  const corner = (column: number, row: number): Point => {
    const turn = (grid.angle * Math.PI) / 180
    const x = column * width + (noise(column / 3 + 40, row / 3) - 0.5) * grid.stray
    const y = row * depth + (noise(column / 3, row / 3 + 20) - 0.5) * grid.stray
    return [
      grid.middle[0] + x * Math.cos(turn) - y * Math.sin(turn),
      grid.middle[1] + x * Math.sin(turn) + y * Math.cos(turn),
    ]
  }
  const blocks: Block[] = []
  for (let column = -count; column < count; column++) {
    for (let row = -count; row < count; row++) {
      const whole: Block = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ]
      const position = middleOf(whole)
      const near =
        Math.hypot(position[0] - grid.middle[0], position[1] - grid.middle[1]) < grid.reach
      if (near && built(position)) blocks.push(...parted(drawnIn(whole, grid.street / 2), random))
    }
  }
  return blocks
}

function middleOf(block: Block): Point {
  return [block.reduce((sum, [x]) => sum + x, 0) / 4, block.reduce((sum, [, y]) => sum + y, 0) / 4]
}

/** Each corner moves towards the middle by a distance on both axes of the block. */
function drawnIn(block: Block, distance: number): Block {
  const middle = middleOf(block)
  return block.map(([x, y]): Point => {
    const away = Math.hypot(x - middle[0], y - middle[1])
    const share = Math.max(0.2, 1 - (distance * Math.SQRT2) / away)
    return [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share]
  }) as unknown as Block
}

/** Every third block or so has a lane through it. */
function parted(block: Block, random: () => number): Block[] {
  const chance = random()
  if (chance > 0.36) return [block]
  const share = 0.35 + chance
  const lane = 0.06
  const [a, b, c, d] = block
  return [
    [a, between(a, b, share - lane), between(d, c, share - lane), d],
    [between(a, b, share + lane), b, c, between(d, c, share + lane)],
  ]
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** Takes blocks, a row of random numbers and the inks and gives them, a few of them public, in full ink. */
export function blockShapes(
  blocks: readonly Block[],
  random: () => number,
  palette: Palette,
): string {
  const kinds = { houses: '', halls: '' }
  for (const block of blocks) {
    const chance = random()
    if (chance < 0.05) continue
    kinds[chance > 0.965 ? 'halls' : 'houses'] += polyline(block.map(toPixel), true)
  }
  const pen = { stroke: palette.ink, 'stroke-width': 0.7, 'stroke-opacity': 0.62 }
  return (
    shape(kinds.houses, { fill: palette.land, ...pen }) +
    shape(kinds.halls, { fill: palette.ink, 'fill-opacity': 0.78 })
  )
}

/** Whole pixels keep the file of a city small. */
function toPixel([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}

/** Takes the middle of a city, a bearing in degrees and the inks and gives six wide roads out of it. */
export function avenues(middle: Point, bearing: number, palette: Palette): string {
  const turns = [0, 52, 118, 176, 240, 301]
  const roads = turns.map((turn) => segment(middle, polarPoint(middle, 700, bearing + turn)))
  return line(roads.join(''), { stroke: palette.ground, 'stroke-width': 11 })
}

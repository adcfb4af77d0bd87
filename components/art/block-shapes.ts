import { shape } from './element.ts'
import type { Point } from './point.ts'
import { polyline } from './polyline.ts'
import type { Sheet } from './sheet.ts'
import type { Block } from './street-blocks.ts'

/** Takes blocks, a row of random numbers and the inks and gives them, a few of them public, in full ink. */
export function blockShapes(blocks: readonly Block[], random: () => number, sheet: Sheet): string {
  const kinds = { houses: '', halls: '' }
  for (const block of blocks) {
    const chance = random()
    if (chance < 0.05) continue
    kinds[chance > 0.965 ? 'halls' : 'houses'] += polyline(block.map(toPixel), true)
  }
  const pen = { stroke: sheet.ink, 'stroke-width': 0.7, 'stroke-opacity': 0.62 }
  return (
    shape(kinds.houses, { fill: sheet.land, ...pen }) +
    shape(kinds.halls, { fill: sheet.ink, 'fill-opacity': 0.78 })
  )
}

/** Whole pixels keep the file of a city small. */
function toPixel([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}

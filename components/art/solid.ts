import { areaLine, spotLine, type Area, type Axonometry } from './axonometry.ts'
import { shape } from './element.ts'
import { platePens } from './pens.ts'
import type { Sheet } from './sheet.ts'

/** A box that stands on the floor: its corner at the back, the one in front, its height, in units. */
export type Solid = Area & { top: number }

/** Takes boxes that do not overlap and gives them in an order in which none covers one before it. */
export function backToFront(solids: readonly Solid[]): Solid[] {
  const waiting = [...solids].sort((one, other) => one.x + one.y - other.x - other.y)
  const ordered: Solid[] = []
  while (waiting.length > 0) {
    const free = waiting.findIndex((solid) => !waiting.some((other) => isBehind(other, solid)))
    ordered.push(...waiting.splice(Math.max(free, 0), 1))
  }
  return ordered
}

function isBehind(one: Solid, other: Solid): boolean {
  if (one === other) return false
  const before = one.right <= other.x || one.front <= other.y
  const after = other.right <= one.x || other.front <= one.y
  return before && !after
}

/** Takes an axonometry, a box and the inks and gives its top and the two sides that one sees. */
export function solidShape(onSheet: Axonometry, solid: Solid, sheet: Sheet): string {
  const { x, y, right, front, top } = solid
  const pen = { ...platePens(sheet).ink.main, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }
  const lid = areaLine(onSheet, solid, top)
  const facing = spotLine(
    onSheet,
    [
      [x, front, 0],
      [right, front, 0],
      [right, front, top],
      [x, front, top],
    ],
    true,
  )
  const side = spotLine(
    onSheet,
    [
      [right, y, 0],
      [right, front, 0],
      [right, front, top],
      [right, y, top],
    ],
    true,
  )
  return (
    shape(lid + facing, { ...pen, fill: sheet.ground }) + shape(side, { ...pen, fill: sheet.land })
  )
}

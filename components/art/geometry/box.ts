import type { Point } from './path.ts'

/** A rectangle upright on a sheet, in its units from the left and from the top edge. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** The same with room on all sides. */
export function widened({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** Whether two boxes cover each other. */
export function overlap(one: Box, other: Box): boolean {
  const beside = one.right <= other.left || other.right <= one.left
  return !beside && one.bottom > other.top && other.bottom > one.top
}

/** Whether the inner box lies wholly in the outer one. */
export function contains(outer: Box, inner: Box): boolean {
  const across = inner.left >= outer.left && inner.right <= outer.right
  return across && inner.top >= outer.top && inner.bottom <= outer.bottom
}

/** The smallest box in which a straight line lies. */
export function spanOf([x, y]: Point, [toX, toY]: Point): Box {
  return {
    left: Math.min(x, toX),
    right: Math.max(x, toX),
    top: Math.min(y, toY),
    bottom: Math.max(y, toY),
  }
}

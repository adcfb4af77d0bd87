/** Upper and lower edge in pixels from the top of the viewport. */
export type Edges = { top: number; bottom: number }

/**
 * Index of the highlighted row: the one entirely inside the viewport; of several the one nearest to its
 * middle; without any the last that was.
 */
export function findHighlightedRow<Last extends number | undefined>(
  boxes: readonly Edges[],
  viewportHeight: number,
  last: Last,
): number | Last {
  const middle = viewportHeight / 2
  let found: number | Last = last
  let nearest = Infinity
  for (const [index, { top, bottom }] of boxes.entries()) {
    const distance = Math.abs((top + bottom) / 2 - middle)
    if (top < 0 || bottom > viewportHeight || distance >= nearest) continue
    found = index
    nearest = distance
  }
  return found
}

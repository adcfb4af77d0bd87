/** Upper and lower edge in pixels from the top of the viewport. */
export type Edges = { top: number; bottom: number }

/**
 * Index of the active step: the one whose box contains the line; between two boxes the last active; above
 * all the first, below all the last.
 * @param boxes of all steps, from top to bottom
 * @param line the vertical middle of the viewport
 * @param last index of the step that was active until now
 */
export function findActiveStep(boxes: readonly Edges[], line: number, last: number): number {
  const inside = boxes.findIndex(({ top, bottom }) => top <= line && line < bottom)
  if (inside >= 0) return inside
  const [first] = boxes
  const end = boxes.at(-1)
  if (!first || !end || line < first.top) return 0
  return line >= end.bottom ? boxes.length - 1 : last
}

import type { Point } from './point.ts'

/** Upper or lower row of teeth. */
export type ToothRow = 'upper' | 'lower'

const middle: Point = [600, 400]
/** Half the width of an arch and its depth, half the gap between both rows, in pixels. */
const arch = { width: 430, depth: 292, gap: 34 } as const
const steps = 100

/**
 * Takes a row, a side (1 is right, -1 left), a share (0 is the middle tooth, 1 the last) and how far
 * beyond the arch as a share of it, and gives the place in pixels.
 */
export function archPlace(row: ToothRow, side: number, share: number, swell = 1): Point {
  const angle = (share * Math.PI) / 2
  const across = Math.sin(angle) * arch.width * swell
  const along = arch.gap + Math.cos(angle) * arch.depth * swell
  return [middle[0] + side * across, middle[1] + (row === 'upper' ? -along : along)]
}

/** Gives half an arch as a measure: its length in pixels, and for a length along it the share. */
export function archMeasure(): { length: number; shareAt: (length: number) => number } {
  const lengths = [0]
  for (let step = 1; step <= steps; step++) {
    const from = archPlace('upper', 1, (step - 1) / steps)
    const to = archPlace('upper', 1, step / steps)
    lengths.push(lengths.at(-1)! + Math.hypot(to[0] - from[0], to[1] - from[1]))
  }
  return {
    length: lengths.at(-1)!,
    shareAt: (length) => lengths.findIndex((reach) => reach >= length) / steps,
  }
}

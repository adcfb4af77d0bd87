import type { Point } from './point.ts'
import { smoothLine } from './smooth-line.ts'

/** Outline of a turned spoke: distance from the hub's middle and width there, in pixels. */
const profile: readonly (readonly [distance: number, width: number])[] = [
  [30, 7],
  [44, 7],
  [46, 6],
  [47, 12.5],
  [50, 13.5],
  [54, 12.5],
  [55, 6],
  [58, 6],
  [70, 9.5],
  [84, 8],
  [98, 5],
  [100, 5],
  [101, 10],
  [104, 12],
  [107, 10],
  [108, 5],
  [113, 6],
  [139, 6],
  [140, 6],
  [141, 10],
  [144, 12],
  [147, 10],
  [148, 5],
  [150, 5.5],
  [158, 9],
  [170, 12],
  [184, 9],
  [192, 4],
  [193, 0],
]

/** Gives path data of one spoke with its handle, pointing up from the hub's middle at the origin. */
export function turnedSpoke(): string {
  const right = profile.map(([distance, width]): Point => [width / 2, -distance])
  const left = profile.map(([distance, width]): Point => [-width / 2, -distance])
  return smoothLine([...right, ...left.toReversed()], true)
}

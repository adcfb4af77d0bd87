import { polyline, type Point, polarPoint } from '../geometry/path.ts'

/** A fort: its middle, how many bastions it has, the bearing of the first in degrees. */
export type Fort = { middle: Point; sides: number; turn: number }

/**
 * Takes a fort and how far its bastions reach in pixels and gives path data of the wall: at every corner
 * two faces and two flanks, between them straight curtains.
 */
export function fortOutline({ middle, sides, turn }: Fort, reach: number): string {
  const half = 180 / sides
  const corners: Point[] = []
  for (let side = 0; side < sides; side++) {
    const at = (share: number, angle: number) =>
      polarPoint(middle, reach * share, turn + (2 * side + angle) * half)
    corners.push(at(0.79, -0.46), at(1, 0), at(0.79, 0.46), at(0.67, 0.36), at(0.67, 1.64))
  }
  return polyline(corners, true)
}

/** Takes a fort and a reach in pixels and gives path data of the ditch's outer edge, a plain star. */
export function ditchEdge({ middle, sides, turn }: Fort, reach: number): string {
  const corners = Array.from({ length: sides * 2 }, (_, corner) =>
    polarPoint(middle, reach * (corner % 2 ? 0.86 : 1), turn + (corner * 180) / sides),
  )
  return polyline(corners, true)
}

/** Path data of the outworks before its curtains. */
export function ravelins({ middle, sides, turn }: Fort, reach: number, size: number): string {
  const half = 180 / sides
  let data = ''
  for (let side = 0; side < sides; side++) {
    const bearing = turn + (2 * side + 1) * half
    const wing = half * 0.5 * size
    data += polyline(
      [
        polarPoint(middle, reach * (0.72 + 0.26 * size), bearing),
        polarPoint(middle, reach * (0.74 - 0.03 * size), bearing + wing),
        polarPoint(middle, reach * (0.72 - 0.06 * size), bearing),
        polarPoint(middle, reach * (0.74 - 0.03 * size), bearing - wing),
      ],
      true,
    )
  }
  return data
}

import { contours } from 'd3-contour'
import type { Point } from '../geometry/point.ts'
import { smoothLine } from '../geometry/smooth-line.ts'

/** Pixels from one cell of the grid to the next, and pixels the grid reaches beyond a sheet. */
const cell = 11
const beyond = 33

/** Path data of each line. Lines close beyond the sheet, so the caller clips them. */
export function heightLines(
  { width, height }: { width: number; height: number },
  field: (position: Point) => number,
  levels: readonly number[],
): string[] {
  const columns = Math.ceil((width + 2 * beyond) / cell)
  const rows = Math.ceil((height + 2 * beyond) / cell)
  const toSheet = (x = 0, y = 0): Point => [x * cell - beyond, y * cell - beyond]
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    field(toSheet((index % columns) + 0.5, Math.floor(index / columns) + 0.5)),
  )
  return contours()
    .size([columns, rows])
    .thresholds([...levels])(heights)
    .map(({ coordinates }) =>
      coordinates
        .flat()
        .filter((ring) => ring.length > 9)
        .map((ring) =>
          smoothLine(
            ring.filter((_, index) => index % 2 === 0).map(([x, y]) => toSheet(x, y)),
            true,
          ),
        )
        .join(''),
    )
}

import { circle, line, shape, shifted } from '../markup/element.ts'
import { framedSheet } from '../markup/sheets.ts'
import type { Palette } from '../markup/palette.ts'
import { contours } from 'd3-contour'
import { type Point, smoothLine } from '../geometry/path.ts'

/** Size of a city's plan in pixels. */
export const planSize = { width: 800, height: 600 } as const

/** Takes the inks and the content of a plan and gives it in its frame with a north point, 800 by 600. */
export function planSheet(palette: Palette, ...content: string[]): string {
  const frame = framedSheet(planSize, palette, ...content)
  const ticks = line(edgeTicks(), { stroke: palette.ink, 'stroke-width': 1 })
  return frame.replace('</svg>', `${ticks}${northPoint(palette)}</svg>`)
}

function edgeTicks(): string {
  let data = ''
  for (let x = 50; x < planSize.width; x += 50) data += `M${x} 11V18M${x} 582V589`
  for (let y = 50; y < planSize.height; y += 50) data += `M11 ${y}H18M782 ${y}H789`
  return data
}

function northPoint(palette: Palette): string {
  const needle = 'M0-24L7 16L0 10L-7 16Z'
  return shifted(
    [742, 60],
    circle([0, 0], 29, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 1 }),
    line(needle, { stroke: palette.ink, 'stroke-width': 1, 'stroke-linejoin': 'round' }),
    shape('M0-24L7 16L0 10Z', { fill: palette.ink }),
  )
}

/** The mark of the office: a ring on clear ground, a dot. */
export function officeMark(position: readonly [number, number], palette: Palette): string {
  return (
    circle(position, 15, { fill: palette.ground, stroke: palette.signal, 'stroke-width': 2 }) +
    circle(position, 6, { fill: palette.signal })
  )
}

/** Takes a place and tells whether it lies inside the frame of a plan. */
export function onPlan([x, y]: readonly [number, number]): boolean {
  return x > 2 && x < planSize.width - 2 && y > 2 && y < planSize.height - 2
}

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

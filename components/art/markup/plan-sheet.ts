import { circle, line, shape, shifted } from './element.ts'
import { framedSheet } from './framed-sheet.ts'
import type { Sheet } from './sheet.ts'

/** Size of a city's plan in pixels. */
export const planSize = { width: 800, height: 600 } as const

/** Takes the inks and the content of a plan and gives it in its frame with a north point, 800 by 600. */
export function planSheet(sheet: Sheet, ...content: string[]): string {
  const frame = framedSheet(planSize, sheet, ...content)
  const ticks = line(edgeTicks(), { stroke: sheet.ink, 'stroke-width': 1 })
  return frame.replace('</svg>', `${ticks}${northPoint(sheet)}</svg>`)
}

function edgeTicks(): string {
  let data = ''
  for (let x = 50; x < planSize.width; x += 50) data += `M${x} 11V18M${x} 582V589`
  for (let y = 50; y < planSize.height; y += 50) data += `M11 ${y}H18M782 ${y}H789`
  return data
}

function northPoint(sheet: Sheet): string {
  const needle = 'M0-24L7 16L0 10L-7 16Z'
  return shifted(
    [742, 60],
    circle([0, 0], 29, { fill: sheet.ground, stroke: sheet.ink, 'stroke-width': 1 }),
    line(needle, { stroke: sheet.ink, 'stroke-width': 1, 'stroke-linejoin': 'round' }),
    shape('M0-24L7 16L0 10Z', { fill: sheet.ink }),
  )
}

/** Takes a place and the inks and gives the mark of the office: a ring on clear ground, a dot. */
export function officeMark(place: readonly [number, number], sheet: Sheet): string {
  return (
    circle(place, 15, { fill: sheet.ground, stroke: sheet.signal, 'stroke-width': 2 }) +
    circle(place, 6, { fill: sheet.signal })
  )
}

/** Takes a place and tells whether it lies inside the frame of a plan. */
export function onPlan([x, y]: readonly [number, number]): boolean {
  return x > 2 && x < planSize.width - 2 && y > 2 && y < planSize.height - 2
}

import { circle, line, shape, shifted } from './element.ts'
import { framedSheet } from './framed-sheet.ts'
import type { Palette } from './palette.ts'

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

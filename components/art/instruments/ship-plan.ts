import { box } from '../geometry/path.ts'
import { circle, element, line, shape } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'

/** A cargo ship from above around the origin, 560 long, 100 wide, bow right. */
export function shipPlan(palette: Palette): string {
  const hull = 'M-280-34Q-276-50-250-50H140Q236-46 280 0Q236 46 140 50H-250Q-276 50-280 34Z'
  const rail = 'M-272-30Q-268-42-248-42H138Q226-38 264 0Q226 38 138 42H-248Q-268 42-272 30Z'
  const holds = [-126, -38, 50].map((left) => box(left, -30, left + 74, 30)).join('')
  const covers = [-126, -38, 50]
    .map((left) => `M${left + 37}-30V30M${left} 0H${left + 74}`)
    .join('')
  const house = box(-240, -34, -148, 34) + box(-228, -44, -202, 44)
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  return element(
    'g',
    pen,
    shape(hull, { fill: palette.ground, 'stroke-width': 3.6 }),
    line(rail, { 'stroke-width': 1 }),
    line('M-300 0H300', { 'stroke-width': 1, 'stroke-dasharray': '18 5 3 5' }),
    shape(house, { fill: palette.land, 'stroke-width': 2 }),
    shape(holds, { fill: palette.land, 'stroke-width': 2 }),
    line(covers, { 'stroke-width': 1 }),
    circle([-176, 0], 14, { fill: palette.ground, 'stroke-width': 2 }),
    circle([-176, 0], 6, { fill: palette.ink }),
    line('M150-24V24M150 0H206M180-16L206 0L180 16', { 'stroke-width': 1 }),
    circle([150, 0], 7, { fill: palette.ground, 'stroke-width': 2 }),
    circle([222, 0], 9, { fill: palette.ground, 'stroke-width': 1 }),
  )
}

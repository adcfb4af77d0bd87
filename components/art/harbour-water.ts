import { nearest } from './curve.ts'
import { element, line, shifted } from './element.ts'
import { engravedNumber } from './engraved-number.ts'
import { heightLines } from './height-lines.ts'
import { planSize } from './plan-sheet.ts'
import type { Point } from './point.ts'
import { box } from './polyline.ts'
import type { Sheet } from './sheet.ts'
import { waterLining } from './water-lining.ts'

const spacing = 46
/** Pixels from shore of the three lines of equal depth. */
const depthLines = [62, 118, 190] as const

/**
 * Takes the closed path of the land, places all along its shore and its works, a rule that tells land
 * from water, a row of random numbers and the inks and gives the water: water-lines, lines of depth, soundings.
 */
export function harbourWater(
  land: string,
  { shore, onLand }: { shore: readonly Point[]; onLand: (place: Point) => boolean },
  random: () => number,
  sheet: Sheet,
): string {
  const whole = box(0, 0, planSize.width, planSize.height)
  const away = (place: Point) => (onLand(place) ? 0 : nearest(shore, place))
  const lines = heightLines(planSize, away, depthLines).join('')
  const sea = { stroke: sheet.ink2, 'stroke-width': 1, 'stroke-dasharray': '1 5' }
  return (
    element(
      'defs',
      {},
      element('path', { id: 'shore', d: land }),
      waterLining('shore', 'lining', 1.5),
    ) +
    element('path', { d: whole, fill: sheet.ink3, 'fill-opacity': 0.13 }) +
    element('path', { d: whole, fill: sheet.ink2, mask: 'url(#lining)' }) +
    line(lines, { ...sea, 'stroke-linecap': 'round' }) +
    element('g', { stroke: sheet.ink2, fill: 'none' }, ...soundings(away, random))
  )
}

/** Figures in loose rows; they grow with the distance from the shore. */
function soundings(away: (place: Point) => number, random: () => number): string[] {
  const figures: string[] = []
  for (let row = 0; row * spacing < planSize.height; row++) {
    for (let column = 0; column * spacing < planSize.width; column++) {
      const x = (column + (row % 2) / 2) * spacing + random() * 16
      const y = row * spacing + random() * 16
      const distance = away([x, y])
      const depth = String(Math.round(2 + distance / 17 + random() * 2))
      if (distance > 24) figures.push(shifted([x, y], engravedNumber(depth, 8, {})))
    }
  }
  return figures
}

import { circle, line, shape, shifted } from './element.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import type { Sheet } from './sheet.ts'

/** How far the lamp stands above the foot of the tower, in pixels. */
export const lampAbove = 258

/** Takes the foot of a tower and the inks and gives a large lighthouse, 310 high, its lamp lit. */
export function lightTower(foot: Point, sheet: Sheet): string {
  const { fine, main } = platePens(sheet).ink
  const body = { ...main, fill: sheet.ground, 'stroke-linejoin': 'round' }
  const tower = 'M-36 0L-21-222H21L36 0Z'
  const bands = 'M-33.5-37L-30-88H30L33.5-37ZM-27-133L-23.6-184H23.6L27-133Z'
  const gallery = 'M-32-222H32V-231H-32Z'
  const rail = 'M-32-231V-248M-20-231V-248M20-231V-248M32-231V-248M-32-248H32'
  const lantern = 'M-17-231V-284H17V-231Z'
  const roof = 'M-23-284H23L10-300Q0-310-10-300Z'
  return shifted(
    foot,
    shape(tower, body),
    shape(bands, { fill: sheet.ink }),
    shape('M-7 0V-22A7 7 0 0 1 7-22V0ZM-4-104H4V-116H-4Z', { ...main, fill: sheet.land }),
    shape(lantern, body),
    line('M-6-231V-284M6-231V-284', fine),
    shape(gallery + roof, body),
    line(rail, fine),
    line('M0-305V-320', main),
    circle([0, -lampAbove], 11, { fill: sheet.signal }),
  )
}

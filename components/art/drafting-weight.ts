import { circle, element, line, shape } from './element.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import { rounded } from './rounded.ts'
import type { Sheet } from './sheet.ts'

/**
 * Takes a place on a batten, the slope of the batten there in degrees and the inks and gives the lead weight
 * that holds it from above with its hook, 92 long.
 */
export function draftingWeight(place: Point, slope: number, sheet: Sheet): string {
  const { fine, main } = platePens(sheet).ink
  const turn = `translate(${place.map(rounded).join(' ')}) rotate(${rounded(slope)})`
  const body =
    'M-19-30Q-22-52-11-70Q-6-80-14-92Q0-86 14-92Q6-80 11-70Q22-52 19-30Q12-20 0-20Q-12-20-19-30Z'
  return element(
    'g',
    { transform: turn },
    line('M0-20V-2', { ...main, 'stroke-width': 3.6 }),
    shape(body, { ...main, fill: sheet.ink, 'stroke-linejoin': 'round' }),
    line('M-11-32Q-13-50-5-66', { ...fine, stroke: sheet.ground }),
    circle([0, 0], 5.4, { ...main, fill: sheet.ground }),
  )
}

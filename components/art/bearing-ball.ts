import { circle, element, line, shape } from './element.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import { rounded } from './rounded.ts'
import type { Sheet } from './sheet.ts'

/** Radius of a ball in pixels. */
export const ballRadius = 46

/** Takes a place, whether the ball is the oiled one, and the inks and gives a ball shaded by curved lines. */
export function bearingBall(place: Point, oiled: boolean, sheet: Sheet): string {
  const { ink, signal } = platePens(sheet)
  const pen = oiled ? signal : ink
  const [x, y] = place
  const shades = [0.92, 0.74, 0.52, 0.26].map((share) => {
    const reach = rounded(ballRadius * share)
    return `M${rounded(x)} ${rounded(y - ballRadius)}A${reach} ${ballRadius} 0 0 1 ${rounded(x)} ${rounded(y + ballRadius)}`
  })
  const body = circle(place, ballRadius, {
    ...(oiled ? pen.bold : pen.main),
    fill: oiled ? sheet.signal : sheet.ground,
  })
  const light = shape(
    `M${rounded(x - 26)} ${rounded(y - 6)}a26 26 0 0 1 16 -20a34 34 0 0 0 -16 20z`,
    { fill: sheet.ground },
  )
  return element('g', {}, body, oiled ? light : line(shades.join(''), pen.fine))
}

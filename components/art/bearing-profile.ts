import { ballRadius } from './bearing-ball.ts'
import { circle, line, shape } from './element.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import { box, segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'

const halfWidth = 78

type Radii = { bore: number; inner: number; path: number; outer: number; rim: number }

/** Takes a middle, the radii of a bearing in pixels and the inks and gives its section along the axle. */
export function bearingProfile([x, y]: Point, radii: Radii, sheet: Sheet): string {
  const { ink } = platePens(sheet)
  const parts = [-1, 1].map((side) => {
    const rings =
      box(x - halfWidth, y + side * radii.bore, x + halfWidth, y + side * radii.inner) +
      box(x - halfWidth, y + side * radii.outer, x + halfWidth, y + side * radii.rim)
    return (
      shape(rings, { ...ink.main, fill: sheet.ground }) +
      line(
        hatching(x, y + side * radii.bore, side * (radii.inner - radii.bore)) +
          hatching(x, y + side * radii.outer, side * (radii.rim - radii.outer)),
        ink.fine,
      ) +
      circle([x, y + side * radii.path], ballRadius, { ...ink.bold, fill: sheet.ground }) +
      circle([x, y + side * radii.path], ballRadius - 10, ink.fine)
    )
  })
  const bore =
    segment([x - halfWidth, y - radii.bore], [x - halfWidth, y + radii.bore]) +
    segment([x + halfWidth, y - radii.bore], [x + halfWidth, y + radii.bore])
  return line(bore, ink.main) + parts.join('')
}

/** Slanting lines through a cut ring from one height, as far as its thickness. */
function hatching(x: number, from: number, thickness: number): string {
  let data = ''
  const slant = Math.abs(thickness)
  for (let start = -halfWidth - slant + 12; start < halfWidth; start += 12) {
    const enter = Math.max(start, -halfWidth)
    const leave = Math.min(start + slant, halfWidth)
    const heightAt = (run: number) => from + (thickness * (run - start)) / slant
    data += segment([x + enter, heightAt(enter)], [x + leave, heightAt(leave)])
  }
  return data
}

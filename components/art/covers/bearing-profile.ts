import { type Point, rounded } from '../geometry/point.ts'
import { box, segment } from '../geometry/polyline.ts'
import { circle, line, shape, element } from '../markup/element.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const halfWidth = 78

type Radii = { bore: number; inner: number; path: number; outer: number; rim: number }

/** Takes a middle, the radii of a bearing in pixels and the inks and gives its section along the axle. */
export function bearingProfile([x, y]: Point, radii: Radii, palette: Palette): string {
  const { ink } = platePens(palette)
  const parts = [-1, 1].map((side) => {
    const rings =
      box(x - halfWidth, y + side * radii.bore, x + halfWidth, y + side * radii.inner) +
      box(x - halfWidth, y + side * radii.outer, x + halfWidth, y + side * radii.rim)
    return (
      shape(rings, { ...ink.main, fill: palette.ground }) +
      line(
        hatching(x, y + side * radii.bore, side * (radii.inner - radii.bore)) +
          hatching(x, y + side * radii.outer, side * (radii.rim - radii.outer)),
        ink.fine,
      ) +
      circle([x, y + side * radii.path], ballRadius, { ...ink.bold, fill: palette.ground }) +
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

/** Radius of a ball in pixels. */
const ballRadius = 46

/** A ball shaded by curved lines. */
export function bearingBall(position: Point, oiled: boolean, palette: Palette): string {
  const { ink, signal } = platePens(palette)
  const pen = oiled ? signal : ink
  const [x, y] = position
  const shades = [0.92, 0.74, 0.52, 0.26].map((share) => {
    const reach = rounded(ballRadius * share)
    return `M${rounded(x)} ${rounded(y - ballRadius)}A${reach} ${ballRadius} 0 0 1 ${rounded(x)} ${rounded(y + ballRadius)}`
  })
  const body = circle(position, ballRadius, {
    ...(oiled ? pen.bold : pen.main),
    fill: oiled ? palette.signal : palette.ground,
  })
  const light = shape(
    `M${rounded(x - 26)} ${rounded(y - 6)}a26 26 0 0 1 16 -20a34 34 0 0 0 -16 20z`,
    { fill: palette.ground },
  )
  return element('g', {}, body, oiled ? light : line(shades.join(''), pen.fine))
}

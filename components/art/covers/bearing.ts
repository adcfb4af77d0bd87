import { seededRandom } from '../geometry/noise.ts'
import { arc, segment, type Point, polarPoint, box, rounded } from '../geometry/path.ts'
import { circle, element, line, shape } from '../markup/element.ts'
import { plate } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const middle: Point = [440, 400]
/** Radii in pixels: bore, shoulder of the inner ring, path of the balls, shoulder of the outer ring, rim. */
const radii = { bore: 128, inner: 194, path: 240, outer: 286, rim: 350 } as const
const cut = { from: 8, to: 118 } as const

/** A ball bearing with a part cut away, one ball oiled. 1200 by 800. */
export function bearing(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const count = 11
  const turn = random() * 10
  const places = Array.from({ length: count }, (_, ball) => turn + (ball * 360) / count)
  const oiled = places.findIndex((position) => position > 50)
  const { ink } = platePens(palette)
  return plate(
    palette,
    axes(palette),
    circle(middle, radii.rim, ink.fine),
    cage(palette),
    ...places.map((position, ball) =>
      bearingBall(polarPoint(middle, radii.path, position), ball === oiled, palette),
    ),
    element(
      'g',
      ink.main,
      circle(middle, radii.bore, {}),
      circle(middle, radii.bore + 12, ink.fine),
      circle(middle, radii.inner, {}),
    ),
    outerRing(palette),
    bearingProfile([1000, middle[1]], palette),
  )
}

/** The outer ring and the shield before the balls, hatched where the saw went through. */
function outerRing(palette: Palette): string {
  const { ink } = platePens(palette)
  const { from, to } = cut
  const sector = (outer: number, inner: number) =>
    `${arc(middle, outer, to, from + 360)}L${polarPoint(middle, inner, from).map(Math.round).join(' ')}A${inner} ${inner} 0 1 0 ${polarPoint(middle, inner, to).map(Math.round).join(' ')}Z`
  const shield = [262, 234, 224].map((radius) => arc(middle, radius, to, from + 360))
  return (
    shape(sector(radii.rim, radii.inner), { ...ink.bold, fill: palette.ground }) +
    line(shield.join('') + arc(middle, radii.rim - 14, to, from + 360), ink.fine) +
    line(arc(middle, radii.outer, to, from + 360), ink.main) +
    line(arc(middle, radii.outer, from, to) + arc(middle, radii.rim, from, to), ink.main) +
    line(hatching(), ink.fine)
  )
}

function hatching(): string {
  let data = ''
  for (let position: number = cut.from + 1; position < cut.to - 2; position += 2) {
    data += segment(
      polarPoint(middle, radii.outer, position),
      polarPoint(middle, radii.rim, position + 7 > cut.to ? cut.to : position + 7),
    )
  }
  return data
}

function cage(palette: Palette): string {
  const { ink } = platePens(palette)
  return line(
    [-7, 7].map((side) => arc(middle, radii.path + side, cut.from, cut.to)).join(''),
    ink.fine,
  )
}

function axes(palette: Palette): string {
  const { ink } = platePens(palette)
  const [x, y] = middle
  return line(segment([40, y], [1160, y]) + segment([x, 20], [x, 780]), {
    ...ink.fine,
    'stroke-dasharray': '26 6 4 6',
    'stroke-opacity': 0.7,
  })
}

const halfWidth = 78

/** The section of the bearing along its axle. */
function bearingProfile([x, y]: Point, palette: Palette): string {
  const { ink } = platePens(palette)
  const parts = [-1, 1].map((side) => {
    const rings =
      box(x - halfWidth, y + side * radii.bore, x + halfWidth, y + side * radii.inner) +
      box(x - halfWidth, y + side * radii.outer, x + halfWidth, y + side * radii.rim)
    return (
      shape(rings, { ...ink.main, fill: palette.ground }) +
      line(
        profileHatching(x, y + side * radii.bore, side * (radii.inner - radii.bore)) +
          profileHatching(x, y + side * radii.outer, side * (radii.rim - radii.outer)),
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
function profileHatching(x: number, from: number, thickness: number): string {
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
function bearingBall(position: Point, oiled: boolean, palette: Palette): string {
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

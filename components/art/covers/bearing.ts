import { seededRandom } from '../geometry/noise.ts'
import { type Point, polarPoint } from '../geometry/point.ts'
import { arc, segment } from '../geometry/polyline.ts'
import { circle, element, line, shape } from '../markup/element.ts'
import { plate } from '../markup/framed-sheet.ts'
import { platePens, type Palette } from '../markup/palette.ts'
import { bearingBall, bearingProfile } from './bearing-profile.ts'

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
    bearingProfile([1000, middle[1]], radii, palette),
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

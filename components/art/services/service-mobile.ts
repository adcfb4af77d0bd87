import { curveThrough } from '../geometry/curve.ts'
import { polyline, spokes, type Point, polarPoint, origin, rounded } from '../geometry/path.ts'
import { circle, line, shape, shifted, element, engravedNumber } from '../markup/element.ts'
import { serviceSheet } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const middle: Point = [424, 272]
const face = 142
const seconds: Point = [0, 68]
const chain: readonly Point[] = [
  [424, 66],
  [330, 44],
  [216, 104],
  [180, 220],
  [120, 300],
  [-20, 330],
]

/** The picture of mobile work: a deck watch, the clock that is carried about. */
export function serviceMobile(palette: Palette): string {
  const { ink } = platePens(palette)
  return serviceSheet(
    palette,
    watchChain(chain, palette),
    shifted(
      middle,
      crown(palette),
      circle(origin, face + 28, { ...ink.bold, fill: palette.land }),
      circle(origin, face + 18, ink.fine),
      circle(origin, face + 6, { ...ink.main, fill: palette.ground }),
      dial(palette),
      secondsDial(palette),
      hand(305, { reach: 76, half: 9 }, palette.ink),
      hand(54, { reach: 122, half: 8 }, palette.signal),
      circle(origin, 11, { ...ink.main, fill: palette.ground }),
    ),
  )
}

function crown(palette: Palette): string {
  const { fine, main, bold } = platePens(palette).ink
  return (
    circle([0, -206], 29, { ...bold, 'stroke-width': 8 }) +
    shape('M-12-166V-182H12V-166ZM-19-182V-204H19V-182Z', { ...main, fill: palette.land }) +
    line('M-12-182V-204M-4-182V-204M4-182V-204M12-182V-204', fine)
  )
}

function dial(palette: Palette): string {
  const { fine, main, bold } = platePens(palette).ink
  const figures = Array.from({ length: 12 }, (_, index) =>
    index === 5
      ? ''
      : shifted(
          polarPoint(origin, face - 40, (index + 1) * 30),
          engravedNumber(String(index + 1), 22, { ...main, 'stroke-width': 1.2, fill: 'none' }),
        ),
  )
  return (
    line(spokes(origin, face - 12, face - 2, 6), fine) +
    line(spokes(origin, face - 18, face - 2, 30), bold) +
    circle(origin, face - 2, fine) +
    figures.join('')
  )
}

function secondsDial(palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  return shifted(
    seconds,
    circle(origin, 38, { ...main, fill: palette.ground }),
    line(spokes(origin, 30, 36, 30), fine),
    line(polyline([polarPoint(origin, 12, 50), polarPoint(origin, 27, 230)]), main),
    circle(origin, 3, { fill: palette.ink }),
  )
}

/** A leaf from the middle to the figures. */
function hand(
  bearing: number,
  { reach, half }: { reach: number; half: number },
  fill: string,
): string {
  const side = (turn: number) =>
    polarPoint(polarPoint(origin, reach * 0.62, bearing), half, bearing + turn)
  const outline = [
    polarPoint(origin, 18, bearing + 180),
    side(-90),
    polarPoint(origin, reach, bearing),
    side(90),
  ]
  return shape(polyline(outline, true), { fill })
}

const pitch = 19

/** A chain along them: links seen from above and from the edge in turn. */
function watchChain(places: readonly Point[], palette: Palette): string {
  const pen = { ...platePens(palette).ink.main, fill: palette.ground }
  return evenPlaces(curveThrough(places, 24))
    .map(({ position, heading }, index) => {
      const turn = `translate(${position.map(rounded).join(' ')}) rotate(${rounded(heading)})`
      const open = 'M-14 0A14 8 0 0 1 14 0A14 8 0 0 1-14 0ZM-8 0A8 3.4 0 0 0 8 0A8 3.4 0 0 0-8 0Z'
      const edge = 'M-12-3H12V3H-12Z'
      return element('g', { transform: turn }, shape(index % 2 ? edge : open, pen))
    })
    .join('')
}

/** Places at an even distance along a line, each with its heading in degrees. */
function evenPlaces(points: readonly Point[]): { position: Point; heading: number }[] {
  const found: { position: Point; heading: number }[] = []
  let run = 0
  points.slice(1).forEach((to, index) => {
    const from = points[index]!
    run += Math.hypot(to[0] - from[0], to[1] - from[1])
    if (run < pitch) return
    run -= pitch
    found.push({
      position: to,
      heading: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
    })
  })
  return found
}

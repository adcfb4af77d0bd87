import { curveThrough } from '../geometry/curve.ts'
import { type Point, polarPoint, origin, rounded } from '../geometry/point.ts'
import { polyline, spokes } from '../geometry/polyline.ts'
import { circle, line, shape, shifted, element } from '../markup/element.ts'
import { engravedNumber } from '../markup/engraved-number.ts'
import { serviceSheet } from '../markup/framed-sheet.ts'
import { platePens, type Sheet } from '../markup/sheet.ts'

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

/** Takes the inks and gives the picture of mobile work: a deck watch, the clock that is carried about. */
export function serviceMobile(sheet: Sheet): string {
  const { ink } = platePens(sheet)
  return serviceSheet(
    sheet,
    watchChain(chain, sheet),
    shifted(
      middle,
      crown(sheet),
      circle(origin, face + 28, { ...ink.bold, fill: sheet.land }),
      circle(origin, face + 18, ink.fine),
      circle(origin, face + 6, { ...ink.main, fill: sheet.ground }),
      dial(sheet),
      secondsDial(sheet),
      hand(305, { reach: 76, half: 9 }, sheet.ink),
      hand(54, { reach: 122, half: 8 }, sheet.signal),
      circle(origin, 11, { ...ink.main, fill: sheet.ground }),
    ),
  )
}

function crown(sheet: Sheet): string {
  const { fine, main, bold } = platePens(sheet).ink
  return (
    circle([0, -206], 29, { ...bold, 'stroke-width': 8 }) +
    shape('M-12-166V-182H12V-166ZM-19-182V-204H19V-182Z', { ...main, fill: sheet.land }) +
    line('M-12-182V-204M-4-182V-204M4-182V-204M12-182V-204', fine)
  )
}

function dial(sheet: Sheet): string {
  const { fine, main, bold } = platePens(sheet).ink
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

function secondsDial(sheet: Sheet): string {
  const { fine, main } = platePens(sheet).ink
  return shifted(
    seconds,
    circle(origin, 38, { ...main, fill: sheet.ground }),
    line(spokes(origin, 30, 36, 30), fine),
    line(polyline([polarPoint(origin, 12, 50), polarPoint(origin, 27, 230)]), main),
    circle(origin, 3, { fill: sheet.ink }),
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

/** Takes a few places and the inks and gives a chain along them: links seen from above and from the edge in turn. */
function watchChain(places: readonly Point[], sheet: Sheet): string {
  const pen = { ...platePens(sheet).ink.main, fill: sheet.ground }
  return evenPlaces(curveThrough(places, 24))
    .map(({ place, heading }, index) => {
      const turn = `translate(${place.map(rounded).join(' ')}) rotate(${rounded(heading)})`
      const open = 'M-14 0A14 8 0 0 1 14 0A14 8 0 0 1-14 0ZM-8 0A8 3.4 0 0 0 8 0A8 3.4 0 0 0-8 0Z'
      const edge = 'M-12-3H12V3H-12Z'
      return element('g', { transform: turn }, shape(index % 2 ? edge : open, pen))
    })
    .join('')
}

/** Places at an even distance along a line, each with its heading in degrees. */
function evenPlaces(points: readonly Point[]): { place: Point; heading: number }[] {
  const found: { place: Point; heading: number }[] = []
  let run = 0
  points.slice(1).forEach((to, index) => {
    const from = points[index]!
    run += Math.hypot(to[0] - from[0], to[1] - from[1])
    if (run < pitch) return
    run -= pitch
    found.push({
      place: to,
      heading: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
    })
  })
  return found
}

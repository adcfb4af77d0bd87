import { circle, line, shape, shifted } from './element.ts'
import { engravedNumber } from './engraved-number.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { polyline } from './polyline.ts'
import { serviceSheet } from './service-sheet.ts'
import type { Sheet } from './sheet.ts'
import { spokes } from './spokes.ts'
import { watchChain } from './watch-chain.ts'

const middle: Point = [424, 272]
const origin: Point = [0, 0]
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

import { circle, line, shape, shifted } from './element.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { polyline } from './polyline.ts'
import { serviceSheet } from './service-sheet.ts'
import type { Sheet } from './sheet.ts'
import { field, orders } from './telegraph-orders.ts'

const middle: Point = [360, 226]
const origin: Point = [0, 0]
const ahead = 2 * field

/** Takes the inks and gives the picture of operations: an engine telegraph, its handle at "ahead". */
export function serviceOperations(sheet: Sheet): string {
  const { ink } = platePens(sheet)
  return serviceSheet(
    sheet,
    line('M0 438H720M0 446H720', ink.fine),
    shifted(
      middle,
      pedestal(sheet),
      circle(origin, 176, { ...ink.bold, fill: sheet.land }),
      circle(origin, 166, ink.fine),
      orders(sheet),
      circle(origin, 66, { ...ink.main, fill: sheet.land }),
      circle(origin, 58, ink.fine),
      handle(sheet),
    ),
  )
}

function pedestal(sheet: Sheet): string {
  const { fine, main } = platePens(sheet).ink
  const shaft = 'M-52 150L-38 214H38L52 150Z'
  return (
    shape(`${shaft}M-86 240Q-80 214-38 214H38Q80 214 86 240Z`, {
      ...main,
      fill: sheet.ground,
      'stroke-linejoin': 'round',
    }) + line('M-66 229H66M-40 205H40', fine)
  )
}

/** The handle reaches over the rim; its pointer shows the order. */
function handle(sheet: Sheet): string {
  const { ink, signal } = platePens(sheet)
  const at = (along: number, across: number): Point =>
    polarPoint(polarPoint(origin, along, ahead), across, ahead + 90)
  const lever = [at(0, -12), at(184, -6), at(184, 6), at(0, 12)]
  const collar = [at(180, -14), at(192, -14), at(192, 14), at(180, 14)]
  const pen = { ...signal.main, 'stroke-linejoin': 'round' }
  return (
    shape(polyline(lever, true), { fill: sheet.ground }) +
    shape(polyline(lever, true), { ...pen, fill: sheet.signal, 'fill-opacity': 0.3 }) +
    shape(polyline(collar, true), { fill: sheet.signal }) +
    circle(at(209, 0), 19, { fill: sheet.signal }) +
    circle(origin, 30, { ...ink.main, fill: sheet.ground }) +
    circle(origin, 9, { fill: sheet.ink })
  )
}

import { apron, quay } from './berth-quay.ts'
import { circle, element, line, shape, shifted } from './element.ts'
import { engravedNumber } from './engraved-number.ts'
import { hereMark, instrumentSheet, stepSize } from './instrument-sheet.ts'
import type { Point } from './point.ts'
import { box } from './polyline.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { shipPlan } from './ship-plan.ts'

const ship: Point = [400, 328]
const gangway = 214
const bollards = [70, 160, 290, 390, 490, 590, 690, 752] as const

/** Takes the inks and gives the eighth stage, the first day: a berth with the ship alongside. */
export function stepFirstDay(sheet: Sheet): string {
  const pen = { stroke: sheet.ink }
  return instrumentSheet(
    stepSize,
    sheet,
    shape(box(18, 18, 782, quay), { fill: sheet.ink3, 'fill-opacity': 0.12 }),
    soundings(sheet),
    line(`M18 ${quay - 6}H782M18 ${quay - 13}H782M18 ${quay - 22}H782`, {
      ...pen,
      'stroke-width': 1,
      'stroke-opacity': 0.4,
    }),
    apron(sheet),
    moorings(sheet),
    shifted(ship, shipPlan(sheet)),
    lengthOfBerth(sheet),
    shape(box(gangway - 8, ship[1] + 44, gangway + 8, quay + 26), {
      fill: sheet.ground,
      stroke: sheet.signal,
      'stroke-width': 2,
    }),
    line(
      [0, 1, 2, 3, 4, 5, 6]
        .map((rung) => `M${gangway - 8} ${ship[1] + 54 + rung * 10}h16`)
        .join(''),
      { stroke: sheet.signal, 'stroke-width': 1 },
    ),
    hereMark([gangway, quay + 44], sheet),
  )
}

function soundings(sheet: Sheet): string {
  const random = seededRandom('berth')
  const figures: string[] = []
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 13; column++) {
      const place: Point = [52 + column * 58 + (row % 2) * 26, 128 + row * 42 + random() * 12]
      const depth = String(Math.round(11 - row * 0.7 + random()))
      if (place[0] < 770) figures.push(shifted(place, engravedNumber(depth, 9, {})))
    }
  }
  return element('g', { stroke: sheet.ink2, fill: 'none' }, ...figures)
}

function moorings(sheet: Sheet): string {
  const y = quay + 18
  const lines = `M130 318L70 ${y}M136 350L160 ${y}M240 376L390 ${y}M560 376L490 ${y}M650 340L690 ${y}M664 330L752 ${y}`
  const heads = bollards.map((x) =>
    circle([x, y], 6, { fill: sheet.ground, stroke: sheet.ink, 'stroke-width': 2 }),
  )
  return line(lines, { stroke: sheet.ink, 'stroke-width': 1.4 }) + heads.join('')
}

/** The length of the berth in metres. */
function lengthOfBerth(sheet: Sheet): string {
  const [left, right, y] = [ship[0] - 280, ship[0] + 280, 78]
  const pen = { stroke: sheet.ink }
  return (
    line(`M${left} ${y - 12}V300M${right} ${y - 12}V300`, {
      ...pen,
      'stroke-width': 1,
      'stroke-dasharray': '2 5',
    }) +
    line(`M${left} ${y}H364M436 ${y}H${right}`, { ...pen, 'stroke-width': 1 }) +
    shape(`M${left} ${y}l16-5v10zM${right} ${y}l-16-5v10z`, { fill: sheet.ink }) +
    shifted([400, y], engravedNumber('140', 17, { ...pen, fill: 'none' }))
  )
}

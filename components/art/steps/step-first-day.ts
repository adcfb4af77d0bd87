import { seededRandom } from '../geometry/noise.ts'
import { box, type Point } from '../geometry/path.ts'
import { shipPlan } from '../instruments/ship-plan.ts'
import { circle, element, line, shape, shifted, engravedNumber } from '../markup/element.ts'
import { hereMark, instrumentSheet, stepSize } from '../markup/sheets.ts'
import type { Palette } from '../markup/palette.ts'

const ship: Point = [400, 328]
const gangway = 214
const bollards = [70, 160, 290, 390, 490, 590, 690, 752] as const

/** The eighth stage, the first day: a berth with the ship alongside. */
export function stepFirstDay(palette: Palette): string {
  const pen = { stroke: palette.ink }
  return instrumentSheet(
    stepSize,
    palette,
    shape(box(18, 18, 782, quay), { fill: palette.ink3, 'fill-opacity': 0.12 }),
    soundings(palette),
    line(`M18 ${quay - 6}H782M18 ${quay - 13}H782M18 ${quay - 22}H782`, {
      ...pen,
      'stroke-width': 1,
      'stroke-opacity': 0.4,
    }),
    apron(palette),
    moorings(palette),
    shifted(ship, shipPlan(palette)),
    lengthOfBerth(palette),
    shape(box(gangway - 8, ship[1] + 44, gangway + 8, quay + 26), {
      fill: palette.ground,
      stroke: palette.signal,
      'stroke-width': 2,
    }),
    line(
      [0, 1, 2, 3, 4, 5, 6]
        .map((rung) => `M${gangway - 8} ${ship[1] + 54 + rung * 10}h16`)
        .join(''),
      { stroke: palette.signal, 'stroke-width': 1 },
    ),
    hereMark([gangway, quay + 44], palette),
  )
}

function soundings(palette: Palette): string {
  const random = seededRandom('berth')
  const figures: string[] = []
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 13; column++) {
      const position: Point = [52 + column * 58 + (row % 2) * 26, 128 + row * 42 + random() * 12]
      const depth = String(Math.round(11 - row * 0.7 + random()))
      if (position[0] < 770) figures.push(shifted(position, engravedNumber(depth, 9, {})))
    }
  }
  return element('g', { stroke: palette.ink2, fill: 'none' }, ...figures)
}

function moorings(palette: Palette): string {
  const y = quay + 18
  const lines = `M130 318L70 ${y}M136 350L160 ${y}M240 376L390 ${y}M560 376L490 ${y}M650 340L690 ${y}M664 330L752 ${y}`
  const heads = bollards.map((x) =>
    circle([x, y], 6, { fill: palette.ground, stroke: palette.ink, 'stroke-width': 2 }),
  )
  return line(lines, { stroke: palette.ink, 'stroke-width': 1.4 }) + heads.join('')
}

/** The length of the berth in metres. */
function lengthOfBerth(palette: Palette): string {
  const [left, right, y] = [ship[0] - 280, ship[0] + 280, 78]
  const pen = { stroke: palette.ink }
  return (
    line(`M${left} ${y - 12}V300M${right} ${y - 12}V300`, {
      ...pen,
      'stroke-width': 1,
      'stroke-dasharray': '2 5',
    }) +
    line(`M${left} ${y}H364M436 ${y}H${right}`, { ...pen, 'stroke-width': 1 }) +
    shape(`M${left} ${y}l16-5v10zM${right} ${y}l-16-5v10z`, { fill: palette.ink }) +
    shifted([400, y], engravedNumber('140', 17, { ...pen, fill: 'none' }))
  )
}

/** The row of the quay's face in pixels. */
const quay = 392

/** The quay: its face with fenders, rails of the crane, paving, sheds. */
function apron(palette: Palette): string {
  const pen = { stroke: palette.ink }
  let fenders = ''
  let paving = ''
  for (let x = 34; x < 780; x += 48) fenders += box(x, quay - 8, x + 18, quay)
  for (let x = 42; x < 782; x += 48) paving += `M${x} ${quay + 8}V488`
  const sheds = box(60, 512, 330, 582) + box(372, 512, 730, 582)
  const roofs =
    'M60 547H330M372 547H730M150 512V582M240 512V582M462 512V582M552 512V582M642 512V582'
  return (
    shape(box(18, quay, 782, 582), { fill: palette.land, 'fill-opacity': 0.6 }) +
    line(paving, { ...pen, 'stroke-width': 0.7, 'stroke-opacity': 0.3 }) +
    line(`M18 ${quay}H782`, { ...pen, 'stroke-width': 3.6 }) +
    line(`M18 ${quay + 8}H782M18 ${quay + 62}H782M18 ${quay + 67}H782M18 488H782M18 493H782`, {
      ...pen,
      'stroke-width': 1,
    }) +
    shape(fenders, { fill: palette.ink }) +
    shape(sheds, { fill: palette.land, ...pen, 'stroke-width': 2 }) +
    line(roofs, { ...pen, 'stroke-width': 1 }) +
    crane([560, 476], palette)
  )
}

function crane([x, y]: Point, palette: Palette): string {
  const pen = { stroke: palette.ink, 'stroke-linejoin': 'round' }
  const legs = box(x - 38, y - 24, x + 38, y + 20)
  const jib = `M${x - 9} ${y}L${x - 66} ${y - 150}L${x + 9} ${y}M${x - 20} ${y - 40}L${x - 9} ${y - 34}L${x - 37} ${y - 84}L${x - 24} ${y - 66}`
  return (
    shape(legs, { fill: palette.ground, ...pen, 'stroke-width': 2 }) +
    line(jib, { ...pen, 'stroke-width': 2 }) +
    circle([x, y], 17, { fill: palette.ground, ...pen, 'stroke-width': 2 })
  )
}

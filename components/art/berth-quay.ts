import { circle, line, shape } from './element.ts'
import type { Point } from './point.ts'
import { box } from './polyline.ts'
import type { Sheet } from './sheet.ts'

/** The row of the quay's face in pixels. */
export const quay = 392

/** Takes the inks and gives the quay: its face with fenders, rails of the crane, paving, sheds. */
export function apron(sheet: Sheet): string {
  const pen = { stroke: sheet.ink }
  let fenders = ''
  let paving = ''
  for (let x = 34; x < 780; x += 48) fenders += box(x, quay - 8, x + 18, quay)
  for (let x = 42; x < 782; x += 48) paving += `M${x} ${quay + 8}V488`
  const sheds = box(60, 512, 330, 582) + box(372, 512, 730, 582)
  const roofs =
    'M60 547H330M372 547H730M150 512V582M240 512V582M462 512V582M552 512V582M642 512V582'
  return (
    shape(box(18, quay, 782, 582), { fill: sheet.land, 'fill-opacity': 0.6 }) +
    line(paving, { ...pen, 'stroke-width': 0.7, 'stroke-opacity': 0.3 }) +
    line(`M18 ${quay}H782`, { ...pen, 'stroke-width': 3.6 }) +
    line(`M18 ${quay + 8}H782M18 ${quay + 62}H782M18 ${quay + 67}H782M18 488H782M18 493H782`, {
      ...pen,
      'stroke-width': 1,
    }) +
    shape(fenders, { fill: sheet.ink }) +
    shape(sheds, { fill: sheet.land, ...pen, 'stroke-width': 2 }) +
    line(roofs, { ...pen, 'stroke-width': 1 }) +
    crane([560, 476], sheet)
  )
}

function crane([x, y]: Point, sheet: Sheet): string {
  const pen = { stroke: sheet.ink, 'stroke-linejoin': 'round' }
  const legs = box(x - 38, y - 24, x + 38, y + 20)
  const jib = `M${x - 9} ${y}L${x - 66} ${y - 150}L${x + 9} ${y}M${x - 20} ${y - 40}L${x - 9} ${y - 34}L${x - 37} ${y - 84}L${x - 24} ${y - 66}`
  return (
    shape(legs, { fill: sheet.ground, ...pen, 'stroke-width': 2 }) +
    line(jib, { ...pen, 'stroke-width': 2 }) +
    circle([x, y], 17, { fill: sheet.ground, ...pen, 'stroke-width': 2 })
  )
}

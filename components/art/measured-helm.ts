import { circle, element, line, sheetOf, shape, shifted } from './element.ts'
import { helmMeasures } from './helm-measures.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { box, segment } from './polyline.ts'
import type { Sheet } from './sheet.ts'
import { turnedSpoke } from './turned-spoke.ts'

const origin: Point = [0, 0]
const rimRadii = [140, 134, 120, 114] as const

/** Takes the inks and gives a ship's wheel as a measured drawing, 420 wide and 460 high. */
export function measuredHelm(sheet: Sheet): string {
  const wheel = spokes(sheet) + rim(sheet) + hub(sheet)
  return sheetOf(420, 460, shifted([210, 206], helmMeasures(sheet), wheel, axes(sheet)))
}

function spokes(sheet: Sheet): string {
  const outline = element('path', { id: 'spoke', d: turnedSpoke(), fill: sheet.ground })
  const turned = [45, 90, 135, 180, 225, 270, 315].map((bearing) =>
    element('use', { href: '#spoke', transform: `rotate(${bearing})` }),
  )
  const king = element('use', { href: '#spoke', stroke: sheet.signal, 'stroke-width': 1.8 })
  const others = element('g', { stroke: sheet.ink, 'stroke-width': 1.1 }, ...turned)
  return element('defs', {}, outline) + others + king
}

function rim(sheet: Sheet): string {
  const rings = rimRadii.map((radius, index) =>
    circle(origin, radius, { 'stroke-width': index % 3 === 0 ? 1.6 : 0.7 }),
  )
  let joints = ''
  let bolts = ''
  for (let bearing = 0; bearing < 360; bearing += 45) {
    const joint = bearing + 22.5
    joints += segment(polarPoint(origin, 114, joint), polarPoint(origin, 140, joint))
    bolts += circle(polarPoint(origin, 127, bearing - 5), 2, {})
    bolts += circle(polarPoint(origin, 127, bearing + 5), 2, {})
  }
  const pen = { stroke: sheet.ink, 'stroke-width': 0.8 }
  return element('g', { fill: 'none', ...pen }, ...rings, line(joints, {}), bolts)
}

function hub(sheet: Sheet): string {
  return (
    circle(origin, 32, { fill: sheet.ground, stroke: sheet.ink, 'stroke-width': 1.6 }) +
    circle(origin, 26, { stroke: sheet.ink, 'stroke-width': 0.7 }) +
    circle(origin, 11, { stroke: sheet.ink, 'stroke-width': 1 }) +
    shape(box(-4, -4, 4, 4), { fill: sheet.ink })
  )
}

function axes(sheet: Sheet): string {
  const pen = { stroke: sheet.ink, 'stroke-width': 0.7, 'stroke-dasharray': '18 5 3 5' }
  return line('M-208 0H208M0 -204V206', pen)
}

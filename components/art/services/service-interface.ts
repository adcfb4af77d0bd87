import { box, polyline, type Point } from '../geometry/path.ts'
import { shipPlan } from '../instruments/ship-plan.ts'
import { circle, element, line, shape } from '../markup/element.ts'
import { serviceSheet, serviceSize } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const { width, height } = serviceSize
const axis = height / 2
/** Half the breadth of the reaches and of the chamber, columns of the gates, how far they point upstream. */
const lock = { reach: 148, chamber: 92, upper: 178, lower: 574, point: 48 } as const

/** The picture of an interface: a lock joins two waters of unequal height. */
export function serviceInterface(palette: Palette): string {
  return serviceSheet(
    palette,
    waters(palette),
    bank(-1, palette),
    bank(1, palette),
    element('g', { transform: `translate(352 ${axis}) scale(.62)` }, shipPlan(palette)),
    ...[lock.upper, lock.lower].map((column) => gate(column, palette)),
  )
}

/** The higher a water stands, the darker it is; each begins at its gate. */
function waters(palette: Palette): string {
  const from = (column: number): Point[] => [
    [column, 0],
    [column, axis - lock.chamber],
    [column - lock.point, axis],
    [column, axis + lock.chamber],
    [column, height],
  ]
  const tint = { fill: palette.ink3, 'fill-opacity': 0.13 }
  const upper: Point[] = [[0, 0], ...from(lock.upper), [0, height]]
  const chamber: Point[] = [[0, 0], ...from(lock.lower), [0, height]]
  return (
    shape(box(0, 0, width, height), { ...tint, 'fill-opacity': 0.07 }) +
    shape(polyline(chamber, true), tint) +
    shape(polyline(upper, true), { ...tint, 'fill-opacity': 0.2 })
  )
}

/** The land of one side: its banks, the wall of the chamber with its stones, bollards. */
function bank(side: -1 | 1, palette: Palette): string {
  const { fine, main, bold } = platePens(palette).ink
  const at = (x: number, away: number): Point => [x, axis + side * away]
  const [inner, outer] = [lock.chamber, lock.reach]
  const [left, right] = [lock.upper - 56, lock.lower + 56]
  const shore = [
    at(0, outer),
    at(left - 50, outer),
    at(left, inner),
    at(right, inner),
    at(right + 50, outer),
    at(width, outer),
  ]
  const coping = shore.map(([x, y]): Point => [x, y + side * 14])
  let joints = ''
  for (let x = left + 14; x < right; x += 28) joints += polyline([at(x, inner), at(x, inner + 14)])
  const bollards = [262, 376, 490].map((x) =>
    circle(at(x, inner + 34), 6, { ...main, fill: palette.ground }),
  )
  return (
    shape(polyline([...shore, at(width, axis), at(0, axis)], true), { fill: palette.land }) +
    line(polyline(coping) + joints, fine) +
    line(polyline(shore), bold) +
    bollards.join('')
  )
}

/** Two leaves that meet against the higher water, each turned by its beam on land. */
function gate(column: number, palette: Palette): string {
  const { ink, signal } = platePens(palette)
  const meeting: Point = [column - lock.point, axis]
  const leaves = [-1, 1].map((side): [Point, Point] => [
    [column, axis + side * lock.chamber],
    meeting,
  ])
  const beams = leaves.map(([[x, y]]) => {
    const [slope, far] = [Math.sign(y - axis) * (lock.chamber / lock.point), 44]
    return polyline([
      [x, y],
      [x + far, y + slope * far],
    ])
  })
  const round = { 'stroke-linecap': 'round' }
  return (
    line(beams.join(''), { ...ink.main, ...round, 'stroke-width': 12 }) +
    line(beams.join(''), { ...round, stroke: palette.ground, 'stroke-width': 8 }) +
    line(leaves.map((leaf) => polyline(leaf)).join(''), {
      ...signal.bold,
      ...round,
      'stroke-width': 9,
    }) +
    leaves.map(([hinge]) => circle(hinge, 9, { ...ink.main, fill: palette.ground })).join('')
  )
}

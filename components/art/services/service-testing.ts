import { segment, box, type Point } from '../geometry/path.ts'
import { dividers } from '../instruments/chart-table.ts'
import { circle, line, element, shape, shifted, engravedNumber } from '../markup/element.ts'
import { serviceSheet } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const scale = { at: [72, 296] as const, modules: 6, side: 96, rows: 10, height: 110 }
const row = scale.at[1] + 66
const feet: readonly [Point, Point] = [
  [128, row],
  [456, row],
]

/** The picture of testing: dividers take a length off a scale. */
export function serviceTesting(palette: Palette): string {
  const { signal } = platePens(palette)
  return serviceSheet(
    palette,
    diagonalScale(scale, palette),
    line(segment(...feet), signal.bold),
    ...feet.map((foot) => circle(foot, 8, { ...signal.main, fill: palette.ground })),
    dividers([296, 66], feet, palette),
  )
}

/** A scale: upper left corner, how many modules of which side, rows and height, in pixels. */
type ScaleForm = { at: Point; modules: number; side: number; rows: number; height: number }

const parts = 10
const margin = 22

/**
 * A diagonal scale: whole modules to the right, the first one divided in tenths that lean by one tenth, so that each
 * row adds a hundredth.
 */
function diagonalScale({ at, modules, side, rows, height }: ScaleForm, palette: Palette): string {
  const { fine, main, bold } = platePens(palette).ink
  const length = modules * side
  let rules = ''
  for (let rule = 1; rule < rows; rule++)
    rules += segment([0, (rule / rows) * height], [length, (rule / rows) * height])
  let diagonals = ''
  for (let part = 0; part < parts; part++)
    diagonals += segment([(part / parts) * side, height], [((part + 1) / parts) * side, 0])
  let columns = ''
  let figures = ''
  for (let column = 0; column < modules; column++) {
    columns += segment([(column + 1) * side, 0], [(column + 1) * side, height])
    figures += shifted(
      [(column + 1) * side, height + 32],
      engravedNumber(String(column * 10), 17, {}),
    )
  }
  return shifted(
    at,
    shape(box(-margin, -margin, length + margin, height + 54), { ...bold, fill: palette.land }),
    shape(box(0, 0, length, height), { ...main, fill: palette.ground }),
    line(rules, { ...fine, 'stroke-opacity': 0.5 }),
    line(diagonals, fine),
    line(columns, main),
    element('g', { stroke: palette.ink, fill: 'none' }, figures),
  )
}

import { box, segment, type Point, smoothLine } from '../geometry/path.ts'
import { recorderArm } from '../instruments/recorder.ts'
import { line, shape, shifted, engravedNumber } from '../markup/element.ts'
import { serviceSheet, serviceSize } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const { width } = serviceSize
const paper = { top: 124, foot: 392, pen: 560 } as const
const level = 258
/** Pixels of an hour on the paper, and how many hours pass between two high waters. */
const hour = 3.7
const tide = 12.42

/** The picture of data: a tide recorder, its paper and its figures. */
export function serviceData(palette: Palette): string {
  const { signal } = platePens(palette)
  const curve: Point[] = []
  for (let x = -14; x <= paper.pen; x += 7) curve.push([x, rowOf(x)])
  return serviceSheet(
    palette,
    grid(palette),
    highWaters(palette),
    line(smoothLine(curve), { ...signal.bold, 'stroke-linejoin': 'round' }),
    drum(palette),
    recorderArm([634, 72], [paper.pen, rowOf(paper.pen)], palette),
  )
}

/** Springs follow neaps: the tides of moon and sun add up, then work against each other. */
function rowOf(x: number): number {
  const hours = x / hour
  const moon = Math.cos((hours / tide) * 2 * Math.PI)
  const sun = Math.cos((hours / 12) * 2 * Math.PI - 3.3)
  return level - 66 * moon - 42 * sun
}

function grid(palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  const rules = { main: '', between: '' }
  for (let x = 0, count = 0; x < width; x += hour * 6, count++)
    rules[count % 4 ? 'between' : 'main'] += `M${x} ${paper.top}V${paper.foot}`
  for (let row = paper.top; row <= paper.foot; row += 26.8)
    rules.between += segment([0, row], [width, row])
  return (
    shape(box(0, paper.top, width, paper.foot), { fill: palette.land, 'fill-opacity': 0.4 }) +
    line(rules.between, { ...fine, 'stroke-opacity': 0.22 }) +
    line(rules.main, { ...fine, 'stroke-opacity': 0.55 }) +
    line(`M0 ${paper.top}H${width}M0 ${paper.foot}H${width}`, main)
  )
}

/** Each high water has its height in decimetres under the paper. */
function highWaters(palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  let drops = ''
  let figures = ''
  for (let x = 1; x < paper.pen; x++) {
    const row = rowOf(x)
    if (row > rowOf(x - 1) || row >= rowOf(x + 1) || x < 30) continue
    drops += segment([x, row], [x, paper.foot + 14])
    figures += shifted(
      [x, paper.foot + 34],
      engravedNumber(String(Math.round((paper.foot - row) / 5)), 17, main),
    )
  }
  return line(drops, { ...fine, 'stroke-dasharray': '3 5' }) + figures
}

/** The drum that draws the paper in; its lines lie closer towards the edges. */
function drum(palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  let shade = ''
  for (let turn = -80; turn <= 80; turn += 10) {
    const x = 655 + 33 * Math.sin((turn * Math.PI) / 180)
    shade += segment([x, paper.top - 8], [x, paper.foot + 8])
  }
  return (
    shape(box(622, paper.top - 8, 688, paper.foot + 8), { ...main, fill: palette.ground }) +
    line(shade, { ...fine, 'stroke-opacity': 0.6 }) +
    shape(
      box(614, paper.top - 22, 696, paper.top - 8) + box(614, paper.foot + 8, 696, paper.foot + 22),
      {
        ...main,
        fill: palette.land,
      },
    )
  )
}

import { segment, type Point, polarPoint, rounded } from '../geometry/path.ts'
import { circle, element, line, shape, engravedNumber } from '../markup/element.ts'
import { sceneSheet } from '../markup/sheets.ts'
import type { Palette } from '../markup/palette.ts'
import { swell } from './sea-section.ts'

const horizon = 392
const sun: Point = [522, horizon - 62]

/** The view through a sextant: the sun is brought down to the horizon. 900 by 675. */
export function sceneHorizon(palette: Palette): string {
  const clip = element('clipPath', { id: 'field' }, circle(middle, field, {}))
  const pen = { stroke: palette.ink }
  return sceneSheet(
    palette,
    shape('M18 18H882V657H18Z', { fill: palette.land, 'fill-opacity': 0.5 }),
    rim(palette),
    element('defs', {}, clip),
    circle(middle, field, { fill: palette.ground }),
    element('g', { 'clip-path': 'url(#field)' }, sea(palette), sunDisc(palette)),
    line(`M${middle[0]} ${middle[1] - field}V${middle[1] + field}`, { ...pen, 'stroke-width': 2 }),
    circle(middle, field, { ...pen, 'stroke-width': 3.6 }),
    drum(palette),
  )
}

function sea(palette: Palette): string {
  const [left, right] = [middle[0] - field, middle[0] + field]
  let rows = ''
  for (let row = 1; row < 11; row++) {
    rows += swell(left, right, horizon + 5 * row + row ** 2, 12 + row * 4, 1 + row * 0.6)
  }
  const pen = { stroke: palette.ink }
  const sail = `M330 ${horizon - 3}V${horizon - 62}L302 ${horizon - 10}H330L350 ${horizon - 14}L330 ${horizon - 58}`
  return (
    shape(`M${left} ${horizon}H${right}V600H${left}Z`, {
      fill: palette.ink3,
      'fill-opacity': 0.14,
    }) +
    line(rows, { ...pen, 'stroke-width': 1, 'stroke-opacity': 0.7 }) +
    line(`M${left} ${horizon}H${right}`, { ...pen, 'stroke-width': 2 }) +
    shape(sail, { fill: palette.land, ...pen, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }) +
    shape(`M292 ${horizon - 3}H358L348 ${horizon + 6}H302Z`, { fill: palette.ink })
  )
}

/** The mirrored half shows the sun, whose lower limb touches the horizon. */
function sunDisc(palette: Palette): string {
  let rays = ''
  for (let bearing = -90; bearing <= 90; bearing += 10) {
    const reach = bearing % 20 === 0 ? 104 : 88
    rays += segment(polarPoint(sun, 74, bearing), polarPoint(sun, reach, bearing))
  }
  const half = `M${middle[0]} ${middle[1] - field}H760V${horizon}H${middle[0]}Z`
  return (
    shape(half, { fill: palette.land, 'fill-opacity': 0.4 }) +
    line(rays, { stroke: palette.signal, 'stroke-width': 1 }) +
    circle(sun, 62, { fill: palette.ground }) +
    circle(sun, 60, {
      fill: palette.signal,
      'fill-opacity': 0.2,
      stroke: palette.signal,
      'stroke-width': 3.6,
    }) +
    circle(sun, 52, { stroke: palette.signal, 'stroke-width': 1 })
  )
}

/** The middle of the view. */
const middle: Point = [450, 322]

/** Radius of the view in pixels. */
const field = 246

/** The tube of the telescope around the view, with the degrees of its setting. */
function rim(palette: Palette): string {
  const ticks = { main: '', fine: '' }
  const figures: string[] = []
  for (let bearing = 0; bearing < 360; bearing += 2) {
    const main = bearing % 10 === 0
    const from = polarPoint(middle, field + 12, bearing)
    const to = polarPoint(middle, field + (main ? 30 : 21), bearing)
    ticks[main ? 'main' : 'fine'] += segment(from, to)
    if (bearing % 30 !== 0 || (bearing > 120 && bearing < 240)) continue
    const [x, y] = polarPoint(middle, field + 46, bearing)
    const position = `translate(${rounded(x)} ${rounded(y)}) rotate(${bearing})`
    const text = engravedNumber(String(bearing).padStart(3, '0'), 11, {})
    figures.push(element('g', { transform: position }, text))
  }
  const pen = { stroke: palette.ink }
  return (
    circle(middle, field + 64, { fill: palette.ground, ...pen, 'stroke-width': 3.6 }) +
    circle(middle, field + 12, { ...pen, 'stroke-width': 1 }) +
    line(ticks.fine, { ...pen, 'stroke-width': 1 }) +
    line(ticks.main, { ...pen, 'stroke-width': 2 }) +
    element('g', { ...pen, fill: 'none' }, ...figures)
  )
}

/** The reading at the foot: a strip of minutes under its index. */
function drum(palette: Palette): string {
  let ticks = ''
  const figures: string[] = []
  for (let minute = 0; minute <= 40; minute++) {
    const x = 270 + minute * 9
    ticks += `M${x} 578v${minute % 5 === 0 ? 22 : 12}`
    if (minute % 10 !== 0) continue
    const position = `translate(${x} 618)`
    figures.push(element('g', { transform: position }, engravedNumber(String(minute), 14, {})))
  }
  const pen = { stroke: palette.ink }
  return (
    shape('M248 572H652V638H248Z', { fill: palette.ground, ...pen, 'stroke-width': 2 }) +
    line(ticks, { ...pen, 'stroke-width': 1 }) +
    element('g', { ...pen, fill: 'none' }, ...figures) +
    shape('M486 601l-8-23h16z', { fill: palette.ink })
  )
}

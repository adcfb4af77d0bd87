import { segment, type Point, polarPoint } from '../geometry/path.ts'
import { sextant } from '../instruments/sextant.ts'
import { circle, element, line } from '../markup/element.ts'
import { instrumentSheet, stepSize } from '../markup/sheets.ts'
import type { Palette } from '../markup/palette.ts'
import { swell } from '../scenes/sea-section.ts'

const size = 1.06
const pivot: Point = [446, 186]
/** The sun stands as high above the horizon as the sextant reads. */
const altitude = 26
const sun: Point = polarPoint(pivot, 232, altitude - 90)

/** The fourth stage, the technical interview: a sextant that is being read. */
export function stepInterview(palette: Palette): string {
  const glass: Point = [pivot[0] - 82 * size, pivot[1] + 128 * size]
  const sight = `M226 ${glass[1]}H770${segment(sun, pivot)}${segment(pivot, glass)}`
  const pen = { stroke: palette.ink }
  return instrumentSheet(
    stepSize,
    palette,
    line(sight, { ...pen, 'stroke-width': 1, 'stroke-dasharray': '9 5' }),
    rays(palette),
    element(
      'g',
      { transform: `translate(${pivot.join(' ')}) scale(${size})` },
      sextant(altitude, palette),
    ),
    line(swell(30, 226, glass[1], 14, 3), { ...pen, 'stroke-width': 2 }),
    line(swell(30, 200, glass[1] + 14, 18, 4), { ...pen, 'stroke-width': 1 }),
    line(swell(30, 168, glass[1] + 32, 22, 5), { ...pen, 'stroke-width': 1 }),
  )
}

function rays(palette: Palette): string {
  let data = ''
  for (let bearing = 0; bearing < 360; bearing += 15) {
    const reach = bearing % 30 === 0 ? 58 : 46
    data += segment(polarPoint(sun, 36, bearing), polarPoint(sun, reach, bearing))
  }
  const pen = { stroke: palette.ink }
  return (
    line(data, { ...pen, 'stroke-width': 1 }) +
    circle(sun, 29, { fill: palette.land, ...pen, 'stroke-width': 2 }) +
    circle(sun, 22, { ...pen, 'stroke-width': 1 })
  )
}

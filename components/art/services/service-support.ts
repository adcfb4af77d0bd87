import { seededRandom } from '../geometry/noise.ts'
import { box, polyline, type Point } from '../geometry/path.ts'
import { circle, line, shape, shifted } from '../markup/element.ts'
import { serviceSheet, serviceSize } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'
import { swell } from '../scenes/sea-section.ts'

const { width, height } = serviceSize
const horizon = 372
const foot: Point = [470, 366]
/** How far the lamp stands above the foot of the tower, in pixels. */
const lampAbove = 258
const lamp: Point = [foot[0], foot[1] - lampAbove]

/** The picture of support: a lighthouse that keeps its watch by night. */
export function serviceSupport(palette: Palette): string {
  return serviceSheet(
    palette,
    stars(palette),
    beams(palette),
    sea(palette),
    ship(palette),
    rock(palette),
    lightTower(foot, palette),
  )
}

/** None close to the tower. */
function stars(palette: Palette): string {
  const random = seededRandom('support')
  return Array.from({ length: 46 }, () => {
    const position: Point = [30 + random() * 660, 30 + random() * 270]
    const size = 0.8 + random() ** 3 * 1.8
    return Math.abs(position[0] - foot[0]) < 44
      ? ''
      : circle(position, size, { fill: palette.ink2 })
  }).join('')
}

function beams(palette: Palette): string {
  const { signal } = platePens(palette)
  const [x, y] = lamp
  const west: Point[] = [lamp, [0, y + 24], [0, y + 268]]
  const east: Point[] = [lamp, [width, y - 44], [width, y + 26]]
  return [west, east]
    .map(
      (beam) =>
        shape(polyline(beam, true), { fill: palette.signal, 'fill-opacity': 0.22 }) +
        line(polyline([beam[1]!, [x, y], beam[2]!]), signal.fine),
    )
    .join('')
}

function sea(palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  const rows = [14, 30, 50, 74].map((depth, row) =>
    line(swell(0, width, horizon + depth, 22 + row * 8, 2 + row), {
      ...fine,
      'stroke-opacity': 0.75 - row * 0.14,
    }),
  )
  return (
    shape(box(0, horizon, width, height), { fill: palette.land }) +
    line(`M0 ${horizon}H${width}`, main) +
    rows.join('')
  )
}

/** A ship that the light has found. */
function ship(palette: Palette): string {
  const { main } = platePens(palette).ink
  const hull = 'M96 366L106 388H196L214 362L190 368Z'
  const sails = 'M150 364V262L108 352ZM158 276V352H198Z'
  return shape(hull + sails, { ...main, fill: palette.ground, 'stroke-linejoin': 'round' })
}

function rock(palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  const outline = 'M336 420L362 396L388 392L412 370L440 362H504L530 374L560 378L592 402L622 420Z'
  const strata =
    'M412 370L426 392L404 416M504 362L514 388L548 408M462 374L470 404M362 396L380 416M560 378L566 402'
  return (
    shape(outline, { ...main, fill: palette.ground, 'stroke-linejoin': 'round' }) +
    line(strata, fine)
  )
}

/** A large lighthouse, 310 high, its lamp lit. */
function lightTower(at: Point, palette: Palette): string {
  const { fine, main } = platePens(palette).ink
  const body = { ...main, fill: palette.ground, 'stroke-linejoin': 'round' }
  const tower = 'M-36 0L-21-222H21L36 0Z'
  const bands = 'M-33.5-37L-30-88H30L33.5-37ZM-27-133L-23.6-184H23.6L27-133Z'
  const gallery = 'M-32-222H32V-231H-32Z'
  const rail = 'M-32-231V-248M-20-231V-248M20-231V-248M32-231V-248M-32-248H32'
  const lantern = 'M-17-231V-284H17V-231Z'
  const roof = 'M-23-284H23L10-300Q0-310-10-300Z'
  return shifted(
    at,
    shape(tower, body),
    shape(bands, { fill: palette.ink }),
    shape('M-7 0V-22A7 7 0 0 1 7-22V0ZM-4-104H4V-116H-4Z', { ...main, fill: palette.land }),
    shape(lantern, body),
    line('M-6-231V-284M6-231V-284', fine),
    shape(gallery + roof, body),
    line(rail, fine),
    line('M0-305V-320', main),
    circle([0, -lampAbove], 11, { fill: palette.signal }),
  )
}

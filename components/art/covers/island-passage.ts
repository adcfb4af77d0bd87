import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { type Point, polarPoint, rounded, smoothLine } from '../geometry/path.ts'
import { compassRose } from '../instruments/compass-rose.ts'
import { rhumbLines } from '../maps/chart-marks.ts'
import { circle, element, line, shape, shifted } from '../markup/element.ts'
import { plate } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

/** Islands: middle and size in pixels. */
const islands: readonly { middle: Point; size: number }[] = [
  { middle: [70, 690], size: 190 },
  { middle: [330, 300], size: 120 },
  { middle: [560, 610], size: 96 },
  { middle: [690, 170], size: 100 },
  { middle: [880, 470], size: 128 },
  { middle: [1160, 90], size: 170 },
  { middle: [470, 60], size: 46 },
  { middle: [730, 740], size: 40 },
  { middle: [150, 110], size: 56 },
]
/** Anchorages in the order of the voyage. */
const stops: readonly Point[] = [
  [286, 590],
  [352, 452],
  [496, 470],
  [560, 330],
  [760, 312],
  [950, 286],
  [1010, 180],
]
const rose: Point = [1040, 680]

/** A voyage from island to island. 1200 by 800. */
export function islandPassage(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const noise = valueNoise(random)
  const inks = {
    ring: palette.ink3,
    star: palette.ink,
    halfStar: palette.ink2,
    figures: palette.ink2,
  }
  return plate(
    palette,
    rhumbLines(rose, { from: 84, to: 1300, ink: palette.ink }),
    ...islands.map(({ middle, size }, index) =>
      island(middle, size, (x, y) => noise(x + index * 7, y), palette),
    ),
    voyage(palette),
    shifted(rose, compassRose({ radius: 80, declination: 4 + random() * 8, ...inks })),
  )
}

function island(
  middle: Point,
  size: number,
  noise: (x: number, y: number) => number,
  palette: Palette,
): string {
  const { fine, main } = platePens(palette).ink
  const outline = (beyond: number, step: number) => {
    const points: Point[] = []
    for (let bearing = 0; bearing < 360; bearing += step) {
      const [east, south] = polarPoint([0, 0], 1, bearing)
      const bays =
        0.5 +
        noise(5 + east * 1.3, 5 + south * 1.3) * 0.8 +
        noise(20 + east * 4, 20 + south * 4) * 0.26
      points.push(polarPoint(middle, size * bays + beyond, bearing))
    }
    return smoothLine(points, true)
  }
  const lining = [8, 18, 31, 47].map((distance, index) =>
    line(outline(distance, 16), { ...fine, 'stroke-opacity': 0.6 - index * 0.13 }),
  )
  const hills = [-0.3, -0.52].map((share) => outline(size * share, 18))
  return (
    lining.join('') +
    shape(outline(0, 7.5), { ...main, fill: palette.land }) +
    line(hills.join(''), { ...fine, 'stroke-opacity': 0.6 })
  )
}

/** Bowed legs from anchorage to anchorage, a flag at the last one. */
function voyage(palette: Palette): string {
  const { signal } = platePens(palette)
  const legs = stops.slice(1).map((to, index) => leg(stops[index]!, to, index % 2 ? -0.22 : 0.22))
  const marks = stops.map((stop, index) =>
    circle(stop, index === 0 ? 15 : 11, { fill: index === 0 ? palette.signal : palette.ground }),
  )
  const [x, y] = stops.at(-1)!
  return (
    line(legs.join(''), { ...signal.bold, 'stroke-dasharray': '16 9' }) +
    element('g', { ...signal.bold, fill: 'none' }, ...marks) +
    line(`M${x} ${y}V${y - 92}`, signal.bold) +
    shape(`M${x} ${y - 92}L${x - 62} ${y - 72}L${x} ${y - 52}Z`, { fill: palette.signal })
  )
}

function leg(from: Point, to: Point, bow: number): string {
  const [east, south] = [to[0] - from[0], to[1] - from[1]]
  const control: Point = [from[0] + east / 2 - south * bow, from[1] + south / 2 + east * bow]
  return `M${from.join(' ')}Q${control.map(rounded).join(' ')} ${to.join(' ')}`
}

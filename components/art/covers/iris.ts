import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { polyline, segment, spokes, type Point, polarPoint, rounded } from '../geometry/path.ts'
import { circle, element, line } from '../markup/element.ts'
import { plate } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const middle: Point = [600, 400]
const pupil = 104
const rim = 296

/** An eye: the fibres of its iris, its lids, the point it looks at. 1200 by 800. */
export function iris(seed: string, palette: Palette): string {
  const noise = valueNoise(seededRandom(seed))
  const { ink } = platePens(palette)
  const lids = eyelids(middle, palette)
  return plate(
    palette,
    element('clipPath', { id: 'opening' }, element('path', { d: lids.opening })),
    element(
      'g',
      { 'clip-path': 'url(#opening)' },
      fibres(noise, palette),
      circle(middle, rim, ink.bold),
      circle(middle, rim + 12, { ...ink.fine, 'stroke-opacity': 0.6 }),
      line(spokes(middle, rim + 16, rim + 26, 3), { ...ink.fine, 'stroke-opacity': 0.6 }),
    ),
    circle(middle, pupil, { fill: palette.ink }),
    lids.drawn,
    lookedAt(palette),
  )
}

/** Wavering lines from the pupil to the rim and shorter ones about the collarette between them. */
function fibres(noise: (x: number, y: number) => number, palette: Palette): string {
  const { ink } = platePens(palette)
  const data = { long: '', short: '' }
  for (let fibre = 0; fibre < 300; fibre++) {
    const bearing = fibre * 1.2
    const collar = 168 + 22 * noise(bearing / 12, 9)
    const long = fibre % 3 === 0
    const from = long ? pupil + 4 : collar + 30 * noise(bearing / 2, 3)
    const to = long ? collar + 6 : rim - 4 - 34 * noise(bearing / 3, 14)
    data[long ? 'long' : 'short'] += fibreOf(bearing, from, to, noise)
  }
  return line(data.long, ink.main) + line(data.short, ink.fine)
}

function fibreOf(
  bearing: number,
  from: number,
  to: number,
  noise: (x: number, y: number) => number,
): string {
  const points = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    polarPoint(
      middle,
      from + (to - from) * share,
      bearing + 5 * (noise(bearing / 7, share * 2) - 0.5),
    ),
  )
  return polyline(points)
}

function lookedAt(palette: Palette): string {
  const { signal } = platePens(palette)
  const cross = [0, 90, 180, 270].map((bearing) =>
    segment(polarPoint(middle, 22, bearing), polarPoint(middle, 60, bearing)),
  )
  return (
    circle(middle, 44, { ...signal.bold }) +
    line(cross.join(''), signal.main) +
    circle(middle, 8, { fill: palette.signal })
  )
}

/** Path data of its opening and the drawn lids. */
function eyelids(centre: Point, palette: Palette): { opening: string; drawn: string } {
  const { ink } = platePens(palette)
  const [left, right]: [Point, Point] = [
    [centre[0] - 540, centre[1] + 60],
    [centre[0] + 540, centre[1] - 20],
  ]
  const upper = (lift: number) => lid(left, right, centre[1] - 372 - lift)
  const lower = lid(right, left, centre[1] + 392)
  const folds = [1, 2, 3, 4].map((fold) => upper(10 + fold * 24))
  return {
    opening: `${upper(0)}${lower.replace('M', 'L')}Z`,
    drawn:
      line(upper(0), ink.bold) +
      line(lower, ink.main) +
      line(folds.join(''), { ...ink.fine, 'stroke-opacity': 0.6 }),
  }
}

function lid(from: Point, to: Point, reach: number): string {
  const bend = (to[0] - from[0]) * 0.28
  const text = [from[0] + bend, reach, to[0] - bend, reach, to[0], to[1]].map(rounded).join(' ')
  return `M${rounded(from[0])} ${rounded(from[1])}C${text}`
}

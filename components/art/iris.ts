import { circle, element, line } from './element.ts'
import { eyelids } from './eyelids.ts'
import { platePens } from './pens.ts'
import { plate } from './plate.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { polyline, segment } from './polyline.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { spokes } from './spokes.ts'
import { valueNoise } from './value-noise.ts'

const middle: Point = [600, 400]
const pupil = 104
const rim = 296

/** Takes a seed and the inks and gives an eye: the fibres of its iris, its lids, the point it looks at. 1200 by 800. */
export function iris(seed: string, sheet: Sheet): string {
  const noise = valueNoise(seededRandom(seed))
  const { ink } = platePens(sheet)
  const lids = eyelids(middle, sheet)
  return plate(
    sheet,
    element('clipPath', { id: 'opening' }, element('path', { d: lids.opening })),
    element(
      'g',
      { 'clip-path': 'url(#opening)' },
      fibres(noise, sheet),
      circle(middle, rim, ink.bold),
      circle(middle, rim + 12, { ...ink.fine, 'stroke-opacity': 0.6 }),
      line(spokes(middle, rim + 16, rim + 26, 3), { ...ink.fine, 'stroke-opacity': 0.6 }),
    ),
    circle(middle, pupil, { fill: sheet.ink }),
    lids.drawn,
    lookedAt(sheet),
  )
}

/** Wavering lines from the pupil to the rim and shorter ones about the collarette between them. */
function fibres(noise: (x: number, y: number) => number, sheet: Sheet): string {
  const { ink } = platePens(sheet)
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

function lookedAt(sheet: Sheet): string {
  const { signal } = platePens(sheet)
  const cross = [0, 90, 180, 270].map((bearing) =>
    segment(polarPoint(middle, 22, bearing), polarPoint(middle, 60, bearing)),
  )
  return (
    circle(middle, 44, { ...signal.bold }) +
    line(cross.join(''), signal.main) +
    circle(middle, 8, { fill: sheet.signal })
  )
}

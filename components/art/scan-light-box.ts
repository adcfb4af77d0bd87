import { circle, element, line, shape } from './element.ts'
import { headSection } from './head-section.ts'
import { platePens } from './pens.ts'
import { plate } from './plate.ts'
import type { Point } from './point.ts'
import { box } from './polyline.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { valueNoise } from './value-noise.ts'

const columns = 5
const rows = 3
const cell = { width: 216, height: 236 } as const

/** Takes a seed and the inks and gives a light box with the sections of a head, one of them found. 1200 by 800. */
export function scanLightBox(seed: string, sheet: Sheet): string {
  const random = seededRandom(seed)
  const noise = valueNoise(random)
  const found = 6 + Math.floor(random() * 3)
  const pens = platePens(sheet)
  const films = Array.from({ length: columns * rows }, (_, index) => {
    const share = (index + 1) / (columns * rows + 1)
    const middle: Point = [
      60 + cell.width * ((index % columns) + 0.5),
      46 + cell.height * (Math.floor(index / columns) + 0.5),
    ]
    const pen = index === found ? pens.signal : pens.ink
    return element(
      'g',
      { transform: `translate(${middle[0]} ${middle[1]})` },
      line(
        box(-100, -110, 100, 110),
        index === found ? pen.bold : { ...pen.fine, 'stroke-opacity': 0.5 },
      ),
      headSection(share, noise, pens.ink),
      index === found ? finding(sheet) : '',
    )
  })
  return plate(sheet, ...films)
}

function finding(sheet: Sheet): string {
  const { signal } = platePens(sheet)
  const place: Point = [30, -26]
  return (
    circle(place, 24, signal.main) +
    shape('M30 -38C42 -38 42 -22 36 -16C28 -10 16 -20 20 -30C22 -36 26 -38 30 -38Z', {
      fill: sheet.signal,
    })
  )
}

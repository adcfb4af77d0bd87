import { circle, line } from './element.ts'
import { reliefLine } from './relief-line.ts'
import { gateHeight } from './gate-height.ts'
import { platePens } from './pens.ts'
import { plate, plateHeight, plateWidth } from './plate.ts'
import type { Point } from './point.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'

const spacing = 9
const coin: Point = [600, 520]
const coinRadius = 118

/**
 * Takes a seed and the inks and gives a relief engraving, even lines that a raised form bends: a gate of
 * nested arches and the coin that passes it. 1200 by 800.
 */
export function lineRelief(seed: string, sheet: Sheet): string {
  const random = seededRandom(seed)
  const swell = 3 + random() * 2
  const gate = (x: number, y: number) => gateHeight(x, y) + swell * Math.sin(x / 97 + y / 61)
  const { ink, signal } = platePens(sheet)
  let ground = ''
  for (let y = -spacing; y < plateHeight + 80; y += spacing) {
    ground += reliefLine([0, plateWidth], y, gate)
  }
  return plate(
    sheet,
    line(ground, { ...ink.fine, 'stroke-width': 1.5 }),
    circle(coin, coinRadius + 10, { fill: sheet.ground }),
    line(coinLines(), { ...signal.main, 'stroke-width': 1.8 }),
    circle(coin, coinRadius, signal.bold),
    circle(coin, coinRadius - 12, signal.fine),
  )
}

/** The lines of the coin bend like the parallels of a globe that is seen a little from above. */
function coinLines(): string {
  let data = ''
  for (let latitude = -80; latitude <= 80; latitude += 8) {
    const angle = (latitude * Math.PI) / 180
    const reach = Math.cos(angle) * (coinRadius - 16)
    const level = coin[1] + Math.sin(angle) * (coinRadius - 30)
    const sag = (x: number) =>
      -14 * Math.sqrt(Math.max(0, 1 - ((x - coin[0]) / reach) ** 2)) * Math.cos(angle)
    data += reliefLine([coin[0] - reach, coin[0] + reach], level, sag)
  }
  return data
}

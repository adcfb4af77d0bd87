import { seededRandom } from '../geometry/noise.ts'
import { polyline, type Point } from '../geometry/path.ts'
import { simplifiedLine } from '../geometry/curve.ts'
import { circle, line } from '../markup/element.ts'
import { plate, plateHeight, plateWidth } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const spacing = 9
const coin: Point = [600, 520]
const coinRadius = 118

/**
 * A relief engraving, even lines that a raised form bends: a gate of nested arches and the coin that passes it. 1200 by
 * 800.
 */
export function lineRelief(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const swell = 3 + random() * 2
  const gate = (x: number, y: number) => gateHeight(x, y) + swell * Math.sin(x / 97 + y / 61)
  const { ink, signal } = platePens(palette)
  let ground = ''
  for (let y = -spacing; y < plateHeight + 80; y += spacing) {
    ground += reliefLine([0, plateWidth], y, gate)
  }
  return plate(
    palette,
    line(ground, { ...ink.fine, 'stroke-width': 1.5 }),
    circle(coin, coinRadius + 10, { fill: palette.ground }),
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

/**
 * Takes where a level line begins and ends, its height on the sheet and a raised form, all in pixels, and
 * gives path data of the line lifted by the form.
 */
function reliefLine(
  [from, to]: readonly [number, number],
  y: number,
  heightAt: (x: number, y: number) => number,
): string {
  const points: Point[] = []
  for (let x = from; x <= to; x += 3) points.push([x, y - heightAt(x, y)])
  return polyline(simplifiedLine(points, 0.6))
}

/** Arches of the gate from the outside in: half the width, how far each rises, on what width, in pixels. */
const arches = [
  { reach: 330, rise: 13.5, slope: 13 },
  { reach: 285, rise: 13.5, slope: 13 },
  { reach: 240, rise: 13.5, slope: 13 },
  { reach: 195, rise: -40.5, slope: 40 },
] as const

const middle = 600
const springing = 400

/** Takes a place in pixels and gives how far the gate stands out there. */
function gateHeight(x: number, y: number): number {
  return arches.reduce((sum, { reach, rise, slope }) => {
    const across = Math.abs(x - middle)
    const above = Math.max(0, springing - y)
    const inside = reach - Math.hypot(across, above)
    const share = Math.min(1, Math.max(0, inside / slope))
    return sum + rise * share ** 2 * (3 - 2 * share)
  }, 0)
}

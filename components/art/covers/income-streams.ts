import { seededRandom } from '../geometry/noise.ts'
import { type Point, rounded } from '../geometry/path.ts'
import { element, line } from '../markup/element.ts'
import { plate } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

/** Lines of the stream that is put aside, and of those that are spent, from the top down. */
const saved = 11
const spent = [7, 15, 5, 10, 7] as const
const spacing = 6
const gap = 27
const coil: Point = [900, 196]

/**
 * An income as a stream of fine lines: it parts into what a household spends and what it puts aside, and that is wound
 * up. 1200 by 800.
 */
export function incomeStreams(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const { ink, signal } = platePens(palette)
  const whole = saved + spent.reduce((sum, lines) => sum + lines, 0)
  const top = 400 - (whole * spacing) / 2 + 40
  let row = saved + 1
  let level = 392
  const streams = spent.map((lines, index) => {
    const parting = 560 - index * 50 + random() * 20
    const data = Array.from({ length: lines }, (_, strand) =>
      strandOf(top + (row + strand) * spacing, level + strand * spacing, parting),
    )
    row += lines
    level += lines * spacing + gap * (1 + random() * 0.4)
    return data.join('')
  })
  const aside = Array.from({ length: saved }, (_, strand) => wound(top + strand * spacing, strand))
  return plate(
    palette,
    line(streams.join(''), { ...ink.main, 'stroke-width': 1.5 }),
    element(
      'g',
      { 'stroke-linecap': 'round' },
      line(aside.join(''), { ...signal.main, 'stroke-width': 2.6 }),
    ),
  )
}

/** A line that leaves its level at one place and reaches the other at the right edge. */
function strandOf(from: number, to: number, parting: number): string {
  const [near, far] = [parting + 120, parting + 240]
  return `M0 ${rounded(from)}H${rounded(parting - 60)}C${rounded(near)} ${rounded(from)} ${rounded(near)} ${rounded(to)} ${rounded(far + 60)} ${rounded(to)}H1200`
}

/** A line that leaves upwards and runs round the coil: the lowest on the outside. */
function wound(from: number, strand: number): string {
  const radius = 20 + strand * 14
  const [x, y] = coil
  const foot = y + radius
  return `M0 ${rounded(from)}H230C480 ${rounded(from)} 520 ${foot} ${x} ${foot}A${radius} ${radius} 0 1 0 ${x - radius} ${y}`
}

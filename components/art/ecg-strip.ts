import { ecgBeat } from './ecg-beat.ts'
import { line } from './element.ts'
import { graphPaper } from './graph-paper.ts'
import { heartbeat } from './heartbeat.ts'
import { platePens } from './pens.ts'
import { plate, plateWidth } from './plate.ts'
import type { Point } from './point.ts'
import { polyline, segment } from './polyline.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { simplifiedLine } from './simplified-line.ts'

/** `leads` shows nine leads and the rhythm below them, `beat` two beats under a pair of dividers. */
export const ecgVariants = ['leads', 'beat'] as const

export type EcgVariant = (typeof ecgVariants)[number]

const beatWidth = 128
/** Height of the main peak in each lead, in pixels; some leads look at the heart from behind. */
const leads = [
  [74, 58, 96],
  [104, -70, 112],
  [52, 88, 72],
] as const

/** Takes a seed, the inks and a variant and gives a strip of an electrocardiogram. 1200 by 800. */
export function ecgStrip(seed: string, sheet: Sheet, variant: EcgVariant): string {
  if (variant === 'beat') return ecgBeat(seed, sheet)
  const random = seededRandom(seed)
  const pen = platePens(sheet)
  const starts = [0, 400, 800]
  const rows = leads.flatMap((row, index) =>
    row.map((peak, column) => {
      const height = peak * (0.85 + random() * 0.3)
      return wave(starts[column]!, starts[column]! + 400, 150 + index * 170, height)
    }),
  )
  const marks = leads.flatMap((_, index) => starts.slice(1).map((x) => mark(x, 150 + index * 170)))
  return plate(
    sheet,
    graphPaper(20, sheet),
    line(rows.join(''), { ...pen.ink.main, 'stroke-linejoin': 'round' }),
    line(marks.join(''), pen.ink.fine),
    line(wave(0, plateWidth, 690, 120), { ...pen.signal.bold, 'stroke-linejoin': 'round' }),
  )
}

function wave(from: number, to: number, base: number, height: number): string {
  const points: Point[] = []
  for (let x = from; x <= to; x += 1) points.push([x, base - height * heartbeat(x / beatWidth)])
  return polyline(simplifiedLine(points, 0.5))
}

function mark(x: number, y: number): string {
  return segment([x, y - 26], [x, y + 26])
}

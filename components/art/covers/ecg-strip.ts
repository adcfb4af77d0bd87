import { seededRandom } from '../geometry/noise.ts'
import { polyline, segment, type Point } from '../geometry/path.ts'
import { simplifiedLine } from '../geometry/curve.ts'
import { dividers } from '../instruments/chart-table.ts'
import { line } from '../markup/element.ts'
import { plate, plateWidth, plateHeight } from '../markup/sheets.ts'
import { platePens, type Palette, pens } from '../markup/palette.ts'

/** `leads` shows nine leads and the rhythm below them, `beat` two beats under a pair of dividers. */
const ecgVariants = ['leads', 'beat'] as const

export type EcgVariant = (typeof ecgVariants)[number]

const beatWidth = 128
/** Height of the main peak in each lead, in pixels; some leads look at the heart from behind. */
const leads = [
  [74, 58, 96],
  [104, -70, 112],
  [52, 88, 72],
] as const

/** A strip of an electrocardiogram. 1200 by 800. */
export function ecgStrip(seed: string, palette: Palette, variant: EcgVariant): string {
  if (variant === 'beat') return ecgBeat(seed, palette)
  const random = seededRandom(seed)
  const pen = platePens(palette)
  const starts = [0, 400, 800]
  const rows = leads.flatMap((row, index) =>
    row.map((peak, column) => {
      const height = peak * (0.85 + random() * 0.3)
      return wave(starts[column]!, starts[column]! + 400, 150 + index * 170, height)
    }),
  )
  const marks = leads.flatMap((_, index) => starts.slice(1).map((x) => mark(x, 150 + index * 170)))
  return plate(
    palette,
    graphPaper(20, palette),
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

const base = 650
const peak = 330

/** Two large beats whose distance a pair of dividers takes. 1200 by 800. */
function ecgBeat(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const widthOfBeat = 450 + random() * 40
  const start = plateWidth / 2 - widthOfBeat * (peakTime + 0.5)
  const points: Point[] = []
  for (let x = 0; x <= plateWidth; x += 1) {
    points.push([x, base - peak * heartbeat((x - start) / widthOfBeat)])
  }
  const feet = [0, 1].map((beat): Point => [
    start + (beat + peakTime) * widthOfBeat,
    base - peak - 8,
  ])
  const pen = platePens(palette)
  return plate(
    palette,
    graphPaper(40, palette),
    line(polyline(simplifiedLine(points, 0.4)), { ...pen.signal.bold, 'stroke-linejoin': 'round' }),
    dividers([plateWidth / 2, 66], feet, palette),
  )
}

/** Waves of one beat: when in the beat (0 to 1), how high against the main peak, how long. */
const waves = [
  { time: 0.2, height: 0.13, length: 0.026 },
  { time: 0.338, height: -0.12, length: 0.009 },
  { time: 0.36, height: 1, length: 0.0105 },
  { time: 0.386, height: -0.28, length: 0.011 },
  { time: 0.61, height: 0.27, length: 0.047 },
] as const

/** Where in a beat its main peak lies. */
const peakTime = 0.36

/** Takes a time in beats and gives the height of an electrocardiogram there; its main peak is 1. */
function heartbeat(time: number): number {
  const share = time - Math.floor(time)
  return waves.reduce(
    (sum, { time: middle, height, length }) =>
      sum + height * Math.exp(-(((share - middle) / length) ** 2) / 2),
    0,
  )
}

/** Takes the width of a small square in pixels and the inks and gives graph paper, every fifth line stronger. */
function graphPaper(square: number, palette: Palette): string {
  const rows = { main: '', between: '' }
  const kindOf = (index: number) => (index % 5 === 0 ? 'main' : 'between')
  for (let index = 0; index * square <= plateWidth; index++) {
    rows[kindOf(index)] += segment([index * square, 0], [index * square, plateHeight])
  }
  for (let index = 0; index * square <= plateHeight; index++) {
    rows[kindOf(index)] += segment([0, index * square], [plateWidth, index * square])
  }
  const { fine } = pens(palette.ink)
  return (
    line(rows.between, { ...fine, 'stroke-opacity': 0.12 }) +
    line(rows.main, { ...fine, 'stroke-opacity': 0.3 })
  )
}

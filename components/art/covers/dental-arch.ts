import { seededRandom } from '../geometry/noise.ts'
import { segment, rounded, type Point, smoothLine } from '../geometry/path.ts'
import { element, line } from '../markup/element.ts'
import { plate } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'
import { toothCrown, type CrownForm, type CrownKind } from './tooth-crown.ts'

const kinds: readonly CrownKind[] = [
  'incisor',
  'incisor',
  'canine',
  'premolar',
  'premolar',
  'molar',
  'molar',
  'molar',
]
/** Width along the arch and depth across it of each crown from the middle to the back, in millimetres. */
const rows = {
  upper: {
    widths: [8.6, 6.6, 7.6, 7, 6.8, 10.2, 9.6, 8.6],
    depths: [7.2, 6.6, 8.4, 9.4, 9.2, 11.2, 11, 10.2],
  },
  lower: {
    widths: [5.6, 6, 7.2, 7.2, 7.4, 11.2, 10.6, 10],
    depths: [6.4, 6.6, 8, 8.2, 8.6, 10.6, 10.2, 9.6],
  },
} as const

/** Both rows of teeth as one looks on them, one crown marked. 1200 by 800. */
export function dentalArch(seed: string, palette: Palette): string {
  const marked = 3 + Math.floor(seededRandom(seed)() * 3)
  const { fine } = platePens(palette).ink
  return plate(
    palette,
    line(segment([600, 16], [600, 784]) + segment([60, 400], [1140, 400]), {
      ...fine,
      'stroke-dasharray': '26 6 4 6',
      'stroke-opacity': 0.7,
    }),
    ...(['upper', 'lower'] as const).map((row) => gum(row, palette)),
    ...crowns('upper', 1, marked, palette),
    ...crowns('upper', -1, -1, palette),
    ...crowns('lower', 1, -1, palette),
    ...crowns('lower', -1, -1, palette),
  )
}

function crowns(row: ToothRow, side: number, marked: number, palette: Palette): string[] {
  const { widths, depths } = rows[row]
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const { length, shareAt } = archMeasure()
  const scale = length / whole
  let run = 0
  return widths.map((width, index) => {
    const share = shareAt((run + width / 2) * scale)
    run += width
    const [x, y] = archPosition(row, side, share)
    const [nextX, nextY] = archPosition(row, side, share + 0.01)
    const turn =
      (Math.atan2((nextY - y) * side, (nextX - x) * side) * 180) / Math.PI +
      (row === 'upper' ? 0 : 180)
    const form: CrownForm = {
      kind: kinds[index]!,
      width: width * scale - 3,
      depth: depths[index]! * scale,
    }
    const position = `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turn)})`
    return element('g', { transform: position }, toothCrown(form, index === marked, palette))
  })
}

/** The gum along both sides of a row and the folds of the palate inside it. */
function gum(row: ToothRow, palette: Palette): string {
  const { fine } = platePens(palette).ink
  const curve = (swell: number, end = 1.06) =>
    smoothLine(
      Array.from({ length: 25 }, (_, step) => {
        const share = (step / 12 - 1) * end
        return archPosition(row, Math.sign(share) || 1, Math.abs(share), swell)
      }),
    )
  const folds = [0.72, 0.64, 0.56, 0.48, 0.4, 0.32].map((swell) => curve(swell, 0.5 + swell * 0.3))
  return (
    line(curve(1.16) + curve(0.82), fine) + line(folds.join(''), { ...fine, 'stroke-opacity': 0.4 })
  )
}

/** Upper or lower row of teeth. */
type ToothRow = 'upper' | 'lower'

const middle: Point = [600, 400]
/** Half the width of an arch and its depth, half the gap between both rows, in pixels. */
const arch = { width: 430, depth: 292, gap: 34 } as const
const steps = 100

/**
 * Takes a row, a side (1 is right, -1 left), a share (0 is the middle tooth, 1 the last) and how far
 * beyond the arch as a share of it, and gives the place in pixels.
 */
function archPosition(row: ToothRow, side: number, share: number, swell = 1): Point {
  const angle = (share * Math.PI) / 2
  const across = Math.sin(angle) * arch.width * swell
  const along = arch.gap + Math.cos(angle) * arch.depth * swell
  return [middle[0] + side * across, middle[1] + (row === 'upper' ? -along : along)]
}

/** Gives half an arch as a measure: its length in pixels, and for a length along it the share. */
function archMeasure(): { length: number; shareAt: (length: number) => number } {
  const lengths = [0]
  for (let step = 1; step <= steps; step++) {
    const from = archPosition('upper', 1, (step - 1) / steps)
    const to = archPosition('upper', 1, step / steps)
    lengths.push(lengths.at(-1)! + Math.hypot(to[0] - from[0], to[1] - from[1]))
  }
  return {
    length: lengths.at(-1)!,
    shareAt: (length) => lengths.findIndex((reach) => reach >= length) / steps,
  }
}

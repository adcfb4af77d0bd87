import { formatMoneyRange } from '../../../content/money-range.ts'
import { segment } from '../geometry/path.ts'
import { line } from '../markup/element.ts'
import { type PlateKind, printer } from './plate-kit.ts'

type Range = { label: string; low: number; high: number }

export type CostRange = {
  lines: readonly Range[]
  /** Name of the sum of all lines; left out where they are a choice. */
  total?: string
  /** ISO 4217. */
  currency: string
}

/** The lines and their sum, which is computed, so that it always adds up. */
export function rowsOf({ lines, total }: CostRange): readonly (Range & { isSum?: true })[] {
  if (total === undefined) return lines
  const sum = (bound: 'low' | 'high') => lines.reduce((all, range) => all + range[bound], 0)
  return [...lines, { label: total, low: sum('low'), high: sum('high'), isSum: true }]
}

/** The smallest of 1, 2, 2.5, 5 and 10 times a power of ten that makes at most so many steps. */
export function niceStep(highest: number, steps: number): number {
  const power = 10 ** Math.floor(Math.log10(highest / steps))
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => highest / step <= steps)!
}

/** Steps of a scale for all rows, which ends less than one of them above the highest. */
export function scaleOf(data: CostRange): { step: number; highest: number } {
  const most = Math.max(...rowsOf(data).map(({ high }) => high))
  const step = niceStep(most, 7)
  return { step, highest: Math.ceil(most / step) * step }
}

/** Low and high of each line of a team, and of the whole, on one scale. */
export const costRange: PlateKind<CostRange> = {
  draw(data, press) {
    const print = printer(press)
    const { palette, locale } = press
    const rows = rowsOf(data)
    const { step, highest } = scaleOf(data)
    const [left, right, top] = [4, print.width - 8, 34]
    const at = (amount: number) => left + ((right - left) * amount) / highest
    const above = print.phone ? 2 * print.step : print.step
    const row = above + 42
    const bottom = top + rows.length * row
    const short = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: data.currency,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    })
    let [drawn, grid] = ['', '']
    const steps = Math.round(highest / step)
    const style = { mono: true, tone: 'quiet', anchor: 'middle' } as const
    const widest = print.widthOf(short.format(highest), style)
    const last = print.width - 2 - widest / 2
    // A line has its figure where there is room for all of them, else every second or third one has.
    const every = Math.ceil((widest + 6 + Math.max(0, right - last)) / (at(step) - left))
    for (let index = 0; index <= steps; index++) {
      const x = at(index * step)
      grid += segment([x, top - 10], [x, bottom])
      if (index % every > 0) continue
      const words = short.format(index * step)
      const half = print.widthOf(words, style) / 2
      drawn += print.text([Math.min(Math.max(x, half + 2), last), 16], words, style)
    }
    for (const [index, range] of rows.entries()) {
      const isWhole = range.isSum === true
      const y = top + index * row
      const ink = isWhole ? print.signal : print.pen
      const bar = y + above + 12
      const [low, high] = [at(range.low), Math.max(at(range.high), at(range.low) + 3)]
      if (isWhole) drawn += line(segment([left, y], [right, y]), print.pen.fine)
      drawn += print.text([left, y + print.step - 1], range.label, { bold: true, halo: 'ground' })
      drawn += print.text(
        print.phone ? [left, y + 2 * print.step - 1] : [right, y + print.step - 1],
        formatMoneyRange(locale, { ...range, currency: data.currency }),
        {
          mono: true,
          halo: 'ground',
          bold: isWhole,
          anchor: print.phone ? undefined : 'end',
          tone: isWhole ? 'signal' : 'quiet',
        },
      )
      drawn += line(segment([left, bar + 8], [low, bar + 8]), ink.fine)
      drawn += print.area(
        [low, bar],
        high - low,
        16,
        isWhole ? palette.ground : palette.land,
        ink.fine.stroke,
      )
      drawn += print.hatched([low, bar], high - low, 16, isWhole ? palette.signal : palette.ink3)
      drawn += line(
        segment([low, bar - 4], [low, bar + 20]) + segment([high, bar - 4], [high, bar + 20]),
        ink.main,
      )
    }
    return print.palette(bottom + 6, line(print.behindWords(grid), print.thin), drawn)
  },
  describe(data, { say, locale }) {
    return rowsOf(data)
      .map((range) =>
        say('plates.cost.line', {
          label: range.label,
          range: formatMoneyRange(locale, { ...range, currency: data.currency }),
        }),
      )
      .join(' ')
  },
}

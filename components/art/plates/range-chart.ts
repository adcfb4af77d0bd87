import { segment } from '../geometry/path.ts'
import { line } from '../markup/element.ts'
import { type PlateKind, type Press, type Printer, printer } from './plate-kit.ts'

/** How a span is drawn: filled, hatched, or hatched in the ink that is read first. */
const looks = ['filled', 'hatched', 'followed'] as const

type SpanLook = (typeof looks)[number]

export type RangeChart = {
  axis: {
    from: number
    to: number
    /** What its figures count. */
    unit: string
    /** A figure stands at every how many units; none for an axis without figures. */
    every?: number
    /** Whether a figure names the time up to the next one, as that of a day does, and no point. */
    cells?: boolean
  }
  rows: readonly {
    label: string
    /** Says what the row shows; one without a note is said by its figures. */
    note?: string
    spans?: readonly { from: number; to: number; look?: SpanLook }[]
    /** Points within a row. */
    marks?: readonly { at: number; followed?: boolean }[]
  }[]
  /** What the looks and the marks mean. */
  legend: Partial<Record<SpanLook | 'mark', string>>
}

const diamond = 'M0-8L7 0 0 8-7 0Z'
const barHeight = 22

/** How far below the words of a row its bar is, and how far the lines of the grid reach beyond a bar. */
const labelRoom = 13
const overhang = 4

/** Rows over one axis: what lasts from when to when, or lies between which figures. */
export const rangeChart: PlateKind<RangeChart> = {
  draw({ axis, rows, legend }, press) {
    const print = printer(press)
    const { palette } = press
    const [left, right] = [8, print.width - 10]
    const at = (value: number) =>
      left + ((right - left) * (value - axis.from)) / (axis.to - axis.from)
    const top = axis.every ? 2 * print.step + 14 : print.step + 8
    const bars: number[] = []
    let drawn = ''
    let y = top
    for (const { label, note, spans = [], marks = [] } of rows) {
      const within = print.width - 4
      const head = print.paragraph([2, y + print.step + 4], label, within, { bold: true })
      const body = note ? print.paragraph([2, head.next], note, within, { tone: 'quiet' }) : head
      const bar = body.next - print.step + labelRoom
      bars.push(bar)
      drawn += head.drawn + (note ? body.drawn : '')
      for (const { from, to, look = 'filled' } of spans)
        drawn += spanOf(print, press, [at(from), bar], at(to) - at(from), look)
      for (const mark of marks) {
        const fill = mark.followed ? palette.signal : palette.ink
        drawn += print.mark(diamond, [at(mark.at), bar + barHeight / 2], fill)
      }
      y = bar + barHeight + overhang
    }
    const rules = axisOf(axis, at, { top, bars }, print, press)
    const explained = legendOf(legend, y + 14, print, press)
    return print.palette(explained.bottom, rules, drawn, explained.drawn)
  },
  describe({ axis, rows, legend }, { say, locale }) {
    const number = new Intl.NumberFormat(locale).format
    const named = (name: string | undefined) => (name ? `, ${name}` : '')
    const each = rows.map(({ label, note, spans = [], marks = [] }) => {
      if (note) return `${label} (${note}).`
      const ranges = spans.map(
        ({ from, to, look = 'filled' }) =>
          say('plates.range.span', { from: number(from), to: number(to) }) + named(legend[look]),
      )
      const points = marks.map((mark) => number(mark.at) + named(legend.mark))
      return `${label}: ${[...ranges, ...points].join('; ')}.`
    })
    return [say('plates.range.axis', { unit: axis.unit }), ...each].join(' ')
  },
}

function spanOf(
  print: Printer,
  { palette }: Press,
  at: readonly [number, number],
  across: number,
  look: SpanLook,
): string {
  const stroke = look === 'followed' ? palette.signal : palette.ink
  const fill = look === 'filled' ? palette.land : palette.ground
  const box = print.area(at, across, barHeight, fill, stroke)
  if (look === 'filled') return box
  return box + print.hatched(at, across, barHeight, look === 'followed' ? stroke : undefined)
}

function axisOf(
  { from, to, unit, every, cells }: RangeChart['axis'],
  at: (value: number) => number,
  { top, bars }: { top: number; bars: readonly number[] },
  print: Printer,
  { locale, palette }: Press,
): string {
  const style = { mono: true, tone: 'quiet' } as const
  const number = new Intl.NumberFormat(locale).format
  const [start, end] = [at(from), at(to)]
  const ruler = top - 4
  let drawn = print.text([2, print.size - 2], unit, style)
  let [ticks, grid] = [segment([start, ruler], [end, ruler]), '']
  if (!every) {
    drawn += print.arrowHead([end + 8, ruler], [start, ruler], palette.ink)
    return drawn + line(ticks, print.pen.fine)
  }
  const step = to - from > 60 ? every / 4 : 1
  for (let value = from; value <= to; value += step) {
    const isNamed = (value - from) % every === 0
    ticks += segment([at(value), ruler - (isNamed ? 9 : 5)], [at(value), ruler])
    if (!isNamed) continue
    // Lines behind the words of a row would look as if these stood on them.
    for (const bar of bars)
      grid += segment([at(value), bar - overhang], [at(value), bar + barHeight + overhang])
    if (cells && value === to) continue
    const words = number(cells ? value + 1 : value)
    const x = cells ? at(value + 0.5) : at(value)
    const half = print.widthOf(words, style) / 2
    const middle = Math.min(Math.max(x, half + 2), print.width - half - 2)
    drawn += print.text([middle, ruler - 15], words, { ...style, anchor: 'middle' })
  }
  return line(grid, print.thin) + drawn + line(ticks, print.pen.fine)
}

function legendOf(legend: RangeChart['legend'], top: number, print: Printer, press: Press) {
  let [x, y] = [2, top]
  let drawn = ''
  for (const look of [...looks, 'mark'] as const) {
    const words = legend[look]
    if (!words) continue
    const across = 34 + print.widthOf(words)
    if (x > 2 && x + across > print.width - 2) [x, y] = [2, y + print.step + 4]
    drawn +=
      look === 'mark'
        ? print.mark(diamond, [x + 12, y + 5], press.palette.ink)
        : spanOf(print, press, [x, y - 6], 24, look)
    const text = print.paragraph([x + 32, y + 10], words, print.width - x - 34)
    drawn += text.drawn
    x += across + 20
    y = text.next - print.step - 10
  }
  return { drawn, bottom: y + (drawn === '' ? 0 : 22) }
}

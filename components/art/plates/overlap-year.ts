import { workingDay } from '../../../content/working-hours.ts'
import { segment } from '../geometry/path.ts'
import { line } from '../markup/element.ts'
import { type PlateKind, printer } from './plate-kit.ts'

/** Hours in common from one day to another, both days included. */
type Span = {
  from: string
  to: string
  shared: number
  /** Both days in words, such as “1 January to 28 March”. */
  days: string
}

export type OverlapYear = {
  /** The city that all others are compared with. */
  client: string
  year: number
  places: readonly { city: string; spans: readonly Span[] }[]
}

const dayLength = 24 * 60 * 60 * 1000

/** Hours in common over the months of a year: each time without a change of clocks is a block, as high as its hours. */
export const overlapYear: PlateKind<OverlapYear> = {
  draw({ year, places }, press) {
    const print = printer(press)
    const { palette, locale } = press
    const [left, right, top] = [2, print.width - 2, 34]
    const start = Date.UTC(year, 0, 1)
    const days = (Date.UTC(year + 1, 0, 1) - start) / dayLength
    const at = (day: string, later = 0) =>
      left + ((right - left) * ((Date.parse(`${day}T00:00Z`) - start) / dayLength + later)) / days
    const [full, gap] = [64, 26]
    const row = print.step + full + gap
    const bottom = top + places.length * row - gap + 8
    const month = new Intl.DateTimeFormat(locale, {
      month: print.phone ? 'narrow' : 'short',
      timeZone: 'UTC',
    })
    const hours = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
    let [drawn, grid] = ['', '']
    for (let index = 0; index <= 12; index++) {
      const first = new Date(Date.UTC(year, index, 1))
      const x = left + ((right - left) * ((first.getTime() - start) / dayLength)) / days
      grid += segment([x, top - 10], [x, bottom])
      if (index === 12) continue
      const middle = x + (right - left) / 24
      const style = { mono: true, tone: 'quiet', anchor: 'middle' } as const
      drawn += print.text([middle, 16], month.format(first), style)
    }
    for (const [index, { city, spans }] of places.entries()) {
      const y = top + index * row
      const base = y + print.step + full + 6
      drawn += print.text([left + 2, y + print.step - 2], city, { bold: true, halo: 'ground' })
      for (const { from, to, shared } of spans) {
        const [x, end] = [at(from), at(to, 1)]
        const height = (full * shared) / (workingDay.to - workingDay.from)
        drawn += print.area([x, base - height], end - x, height, palette.land)
        const figure = hours.format(shared)
        const fits = print.widthOf(figure, { bold: true }) + 4 < end - x
        if (shared > 0)
          drawn += line(segment([x, base - height], [end, base - height]), print.signal.main)
        if (fits)
          drawn += print.text([(x + end) / 2, base - 6], figure, {
            bold: true,
            anchor: 'middle',
            halo: shared > 2 ? 'land' : undefined,
          })
      }
      drawn += line(segment([left, base], [right, base]), print.pen.main)
    }
    return print.palette(bottom + 4, line(print.behindWords(grid), print.thin), drawn)
  },
  describe({ client, year, places }, { say }) {
    return places
      .map(({ city, spans }) => {
        const each = spans.map(({ days, shared }) =>
          say('plates.year.span', { days, hours: shared }),
        )
        return [say('plates.year.place', { city, client, year }), ...each].join(' ')
      })
      .join(' ')
  },
}

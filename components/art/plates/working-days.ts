import { hoursAhead, noonOf, workingDay } from '../../../content/working-hours.ts'
import { box, segment } from '../geometry/path.ts'
import { line, shape } from '../markup/element.ts'
import { clock, type PlateInks, type PlateKind, printer } from './plate-kit.ts'

export type WorkingDays = {
  /** Cities with their zones of the IANA database; the drawing has the clock of the first. */
  clocks: readonly { city: string; zone: string }[]
  /** The day whose clocks count, such as `2026-01-15`. */
  day: string
}

type Hours = { from: number; to: number }

/** Working days from nine to five on the clock of the first city; each repeats after 24 hours. */
function hoursOnClock({ clocks, day }: WorkingDays): Hours[] {
  const noon = noonOf(day)
  const [own] = clocks
  return clocks.map(({ zone }) => {
    const ahead = hoursAhead(zone, noon) - hoursAhead(own!.zone, noon)
    return { from: workingDay.from - ahead, to: workingDay.to - ahead }
  })
}

/** When all work on the day of the first clock; undefined where they never do. */
export function commonHours(data: WorkingDays): Hours | undefined {
  const parts = hoursOnClock(data).map(repeated)
  const [own = [], ...others] = parts
  const common = others.reduce(
    (left, next) => left.flatMap((one) => next.flatMap((other) => meeting(one, other))),
    own.filter(({ from, to }) => to > 0 && from < 24),
  )
  return common[0]
}

function repeated({ from, to }: Hours): Hours[] {
  return [-24, 0, 24].map((days) => ({ from: from + days, to: to + days }))
}

function meeting(one: Hours, other: Hours): Hours[] {
  const from = Math.max(one.from, other.from)
  const to = Math.min(one.to, other.to)
  return to > from ? [{ from, to }] : []
}

/** Working days of several cities below each other on one clock; what all share is washed. */
export const workingDays: PlateKind<WorkingDays> = {
  draw(data, press) {
    const print = printer(press)
    const { palette } = press
    const [left, right, top] = [6, print.width - 6, 34]
    const at = (hour: number) => left + ((right - left) * hour) / 24
    const bar = 24
    const row = print.step + bar + 20
    const bottom = top + data.clocks.length * row - 4
    const common = commonHours(data)
    let [drawn, grid] = ['', '']
    for (let hour = 0; hour <= 24; hour += print.phone ? 6 : 3) {
      const anchor = hour === 0 ? undefined : hour === 24 ? 'end' : 'middle'
      grid += segment([at(hour), top - 8], [at(hour), bottom])
      drawn += print.text([at(hour), 16], String(hour), { mono: true, tone: 'quiet', anchor })
    }
    // What all share is washed from top to bottom, but not behind the name of a city.
    const bands: [number, number][] = [[top - 8, bottom]]
    for (const [index, hours] of hoursOnClock(data).entries()) {
      const y = top + index * row
      const { city } = data.clocks[index]!
      const bold = { bold: true } as const
      drawn += print.text([left + 2, y + print.step - 3], city, bold)
      if (common && at(common.from) < left + print.widthOf(city, bold) + 8) {
        bands.at(-1)![1] = y
        bands.push([y + print.step + 2, bottom])
      }
      for (const each of repeated(hours)) {
        const [from, to] = [Math.max(0, each.from), Math.min(24, each.to)]
        if (to <= from) continue
        const fill = index === 0 ? palette.ink : palette.second
        drawn += print.area([at(from), y + print.step + 4], at(to) - at(from), bar, fill)
      }
    }
    const washed = common
      ? bands.map((band) => washOf([at(common.from), at(common.to)], band, palette)).join('')
      : ''
    return print.palette(bottom + 6, washed, line(print.behindWords(grid), print.thin), drawn)
  },
  describe(data, spoken) {
    const { say } = spoken
    const [own] = data.clocks
    const each = hoursOnClock(data).map(({ from, to }, index) =>
      say('plates.days.city', {
        city: data.clocks[index]!.city,
        from: clock(from, spoken),
        to: clock(to, spoken),
      }),
    )
    const common = commonHours(data)
    const shared = common
      ? say('plates.days.common', {
          from: clock(common.from, spoken),
          to: clock(common.to, spoken),
        })
      : say('plates.days.none')
    return [say('plates.days.clock', { city: own!.city }), ...each, shared].join(' ')
  },
}

function washOf(
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  { signal, overlap }: PlateInks,
): string {
  const edges = segment([left, top], [left, bottom]) + segment([right, top], [right, bottom])
  return (
    shape(box(left, top, right, bottom), { fill: overlap }) +
    line(edges, { stroke: signal, 'stroke-width': 1.3 })
  )
}

import { hoursAhead, noonOf, workingDay } from '../../../content/working-hours.ts'
import { segment, origin, type Point, polarPoint, rounded } from '../geometry/path.ts'
import { circle, line, shape, shifted } from '../markup/element.ts'
import { clock, type PlateKind, printer } from './plate-kit.ts'

/** A city with its time zone of the IANA database. */
type ClockCity = { city: string; zone: string }

export type OverlapClock = {
  client: ClockCity
  team: ClockCity
  /** The day whose clocks count, such as `2026-01-15`: most zones change them twice a year. */
  day: string
  /** Hours by which the team starts later; negative: earlier. */
  moved?: number
}

/** Hours of both working days on the client's clock; what they share runs from `sharedFrom` to `sharedTo`. */
export function overlapHours({ client, team, day, moved = 0 }: OverlapClock) {
  const noon = noonOf(day)
  const ahead = hoursAhead(team.zone, noon) - hoursAhead(client.zone, noon)
  const shifts = [-24, 0, 24].map((days) => {
    const from = workingDay.from - ahead + moved + days
    const to = from + workingDay.to - workingDay.from
    const sharedFrom = Math.max(from, workingDay.from)
    const sharedTo = Math.min(to, workingDay.to)
    return { from, to, sharedFrom, sharedTo, shared: Math.max(0, sharedTo - sharedFrom) }
  })
  return shifts.reduce((best, next) => (next.shared > best.shared ? next : best), shifts[1]!)
}

/** Two working days as rings on the client's clock of 24 hours, noon above; what they share is washed. */
export const overlapClock: PlateKind<OverlapClock> = {
  draw(data, press) {
    const print = printer(press)
    const { palette, say } = press
    const radius = print.phone ? 104 : 172
    const rings = [0.86, 0.69, 0.52].map((share) => share * radius)
    const hours = overlapHours(data)
    const middle: Point = [print.width / 2, radius + 30]
    const signs = [0, 3, 6, 9, 12, 15, 18, 21].map((hour) => {
      const [x, y] = polarPoint(origin, radius + 16, bearingOf(hour))
      return print.text([x, y + 5], String(hour), { mono: true, tone: 'quiet', anchor: 'middle' })
    })
    const wash =
      hours.shared > 0
        ? shape(ringPart(0.42 * radius, 0.93 * radius, hours.sharedFrom, hours.sharedTo), {
            fill: palette.overlap,
            stroke: palette.signal,
            'stroke-width': 1.3,
          })
        : ''
    const gap = 0.14 * radius
    const face = shifted(
      middle,
      [radius, ...rings].map((each) => circle(origin, each, print.thin)).join(''),
      line(ticks(radius), { stroke: palette.ink, 'stroke-width': 1.2 }),
      ...signs,
      wash,
      shape(ringPart(rings[1]! + 3, rings[1]! + 3 + gap, workingDay.from, workingDay.to), {
        fill: palette.ink,
      }),
      shape(ringPart(rings[2]! + 3, rings[2]! + 3 + gap, hours.from, hours.to), {
        fill: palette.second,
        stroke: palette.ink,
        'stroke-width': 1.3,
      }),
      print.text([0, 8], say('plates.clock.hours', { hours: hours.shared }), {
        size: print.phone ? 30 : 44,
        anchor: 'middle',
        tone: hours.shared > 0 ? 'signal' : undefined,
      }),
      print.text([0, 8 + print.step + 2], say('plates.clock.shared'), {
        tone: 'quiet',
        anchor: 'middle',
      }),
    )
    let y = radius * 2 + 84
    const legend = ([data.client, data.team] as const).map(({ city }, at) => {
      const moved = at === 0 ? 0 : (data.moved ?? 0)
      const fill = at === 0 ? palette.ink : palette.second
      const key = print.area([2, y - 12], 24, 13, fill)
      const times = `${city} ${clock(workingDay.from + moved, press)}–${clock(workingDay.to + moved, press)}`
      const ring = say(at === 0 ? 'plates.clock.outer' : 'plates.clock.inner')
      const name = print.text([38, y], times, { bold: true })
      const position: Point = print.phone ? [38, y + print.step] : [print.width - 2, y]
      y += print.phone ? 2 * print.step + 8 : print.step + 8
      const quiet = { tone: 'quiet', anchor: print.phone ? undefined : 'end' } as const
      return key + name + print.text(position, ring, quiet)
    })
    if (hours.shared > 0) {
      const words = `${say('plates.clock.hours', { hours: hours.shared })} ${say('plates.clock.shared')}`
      legend.push(
        print.area([2, y - 12], 24, 13, palette.overlap, palette.signal) +
          print.text([38, y], words),
      )
      y += print.step + 8
    }
    return print.palette(y - print.step + 6, face, ...legend)
  },
  describe(data, spoken) {
    const { shared, sharedFrom, sharedTo } = overlapHours(data)
    const cities = { client: data.client.city, team: data.team.city }
    if (shared === 0) return spoken.say('plates.clock.none', cities)
    return spoken.say('plates.clock.both', {
      ...cities,
      hours: shared,
      from: clock(sharedFrom, spoken),
      to: clock(sharedTo, spoken),
    })
  },
}

function bearingOf(hour: number): number {
  return (hour - 12) * 15
}

function ray(hour: number, inner: number, outer: number): string {
  const bearing = bearingOf(hour)
  return segment(polarPoint(origin, inner, bearing), polarPoint(origin, outer, bearing))
}

function ticks(radius: number): string {
  let data = ''
  for (let hour = 0; hour < 24; hour++) data += ray(hour, radius - (hour % 3 ? 5 : 10), radius)
  return data
}

/** Path data of a part of a ring between two hours. */
function ringPart(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 12 ? 1 : 0
  const at = (reach: number, hour: number) =>
    polarPoint(origin, reach, bearingOf(hour)).map(rounded).join(' ')
  const [far, near] = [rounded(outer), rounded(inner)]
  return (
    `M${at(outer, from)}A${far} ${far} 0 ${large} 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${near} ${near} 0 ${large} 0 ${at(inner, from)}Z`
  )
}

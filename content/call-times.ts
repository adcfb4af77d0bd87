import { clockAt, dayAfter, isWorkingDay, moment, workingDay } from './working-hours.ts'

/** How long a suggested call is, minutes. */
export const callMinutes = 60

/** Most calls that are suggested for a day. */
const mostCalls = 4

const minute = 60 * 1000
const hour = 60 * minute
const dayMinutes = 24 * 60

export type CallTimes = {
  /** Moments at which a call could start, the earliest first. */
  starts: readonly Date[]
  /** Hours by which the call lies outside the working day of whoever is worst off; 0 where it suits all. */
  outside: number
}

/**
 * When people in some zones can call each other on a working day, from nine to five on their own clocks. Where no hour
 * suits all, the calls are those that leave nobody further outside the working day than needed.
 * @param timeZones of the IANA database; the day is one of the first
 * @param day such as 2026-11-24
 */
export function callTimes(timeZones: readonly string[], day: string): CallTimes {
  const [own] = timeZones
  if (!own) return { starts: [], outside: 0 }
  const from = moment(midnight(day), own).getTime()
  const to = moment(midnight(dayAfter(day, 1)), own).getTime()
  let best: { starts: Date[]; worst: number } = { starts: [], worst: Infinity }
  for (let time = from; time < to; time += 15 * minute) {
    const start = new Date(time)
    const worst = Math.max(...timeZones.map((zone) => outsideMinutes(zone, start)))
    if (worst < best.worst) best = { starts: [start], worst }
    else if (worst === best.worst && worst < Infinity) best.starts.push(start)
  }
  return { starts: suggested(best.starts, own), outside: best.starts.length ? best.worst / 60 : 0 }
}

/** Minutes by which a call lies outside the nearest working day on the clocks of a zone; never at a weekend. */
function outsideMinutes(timeZone: string, start: Date): number {
  const clock = clockAt(timeZone, start)
  const midnightBefore = Math.floor(clock / (24 * hour)) * 24 * hour
  const begins = (clock - midnightBefore) / minute
  const ends = begins + callMinutes
  if (!isWorkingDay(midnightBefore)) return Infinity
  const opens = workingDay.from * 60
  const closes = workingDay.to * 60
  return Math.min(
    Math.max(0, opens - begins, ends - closes),
    opens + dayMinutes - begins,
    ends + dayMinutes - closes,
  )
}

/** A few of the starts, spread over the day, on the full hour of the first clock where there are such. */
function suggested(starts: readonly Date[], timeZone: string): Date[] {
  const round = [60, 30, 15].map((step) =>
    starts.filter((start) => minuteOf(start, timeZone) % step === 0),
  )
  const chosen = round.find((list) => list.length > 0) ?? []
  if (chosen.length <= mostCalls) return chosen
  return Array.from(
    { length: mostCalls },
    (_, at) => chosen[Math.round((at * (chosen.length - 1)) / (mostCalls - 1))]!,
  )
}

function minuteOf(at: Date, timeZone: string): number {
  return Math.round(clockAt(timeZone, at) / minute) % 60
}

/** The first working day, Monday to Friday, that is not before a day. */
export function workingDayFrom(day: string): string {
  return isWorkingDay(midnight(day)) ? day : workingDayFrom(dayAfter(day, 1))
}

/** The start of a day as if clocks showed UTC. */
function midnight(day: string): number {
  return Date.parse(`${day}T00:00Z`)
}

import { memoize } from './memoize.ts'

/** Working hours as both sides are used to: from nine to five on their own clocks. */
export const workingDay = { from: 9, to: 17 } as const

const hour = 60 * 60 * 1000
const dayLength = 24 * hour

/** A day of winter time on both sides of the Atlantic. */
export const winterDay = '2026-01-15'

/** By how many hours engineers are ready to move their day towards a client's. */
export const shift = 2

export type WorkingHours = {
  /** When the other working day begins and ends on the engineers' clock, in hours; may pass 24. */
  from: number
  to: number
  /** Hours in common when both work from nine to five. */
  shared: number
  /** The most hours in common when the engineers move their day by up to two hours. */
  sharedMoved: number
}

/**
 * How a client's working day lies beside that of engineers elsewhere. Where clocks are more than half a day
 * apart, it is the working day of the client's neighbouring date, which is nearer.
 * @param engineers time zone of the IANA database
 * @param client time zone of the IANA database
 * @param at the moment whose clocks count, since most zones change them twice a year
 */
export function workingHours(engineers: string, client: string, at: Date): WorkingHours {
  const apart = hoursAhead(engineers, at) - hoursAhead(client, at)
  const ahead = [apart, apart - 24, apart + 24].reduce((near, next) =>
    Math.abs(next) < Math.abs(near) ? next : near,
  )
  const length = workingDay.to - workingDay.from
  return {
    from: workingDay.from + ahead,
    to: workingDay.to + ahead,
    shared: Math.max(0, length - Math.abs(ahead)),
    sharedMoved: Math.max(0, length - Math.max(0, Math.abs(ahead) - shift)),
  }
}

/** Making a format takes longer than all that it is used for. */
const offsetFormat = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
)

/** Hours that a zone of the IANA database is ahead of UTC at a moment. */
export function hoursAhead(timeZone: string, at: Date): number {
  const parts = offsetFormat(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value
  const [, sign, hours, minutes = '0'] = /GMT(?:([+-])(\d+):(\d+))?/.exec(parts) ?? []
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60)
}

/** What the clocks of a zone show at a moment, in milliseconds as if they showed UTC. */
export function clockAt(timeZone: string, at: Date): number {
  return at.getTime() + hoursAhead(timeZone, at) * hour
}

/** Hours that a zone is ahead of UTC on a working day such as 2026-11-24: all zones change their clocks at night. */
export function hoursAheadOn(timeZone: string, day: string): number {
  return hoursAhead(timeZone, noonOf(day))
}

/** The moment whose clocks stand for those of a day such as 2026-11-24. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00Z`)
}

/** A time of the year in which no clock of some zones is changed; both days belong to it. */
export type Period = { from: string; to: string }

/**
 * A year cut where one of the zones changes its clocks.
 * @param timeZones of the IANA database
 */
export function yearPeriods(timeZones: readonly string[], year: number): Period[] {
  const changes = new Set(timeZones.flatMap((timeZone) => clockChanges(timeZone, year)))
  const starts = [`${year}-01-01`, ...[...changes].toSorted()]
  return starts.map((from, at) => {
    const next = starts[at + 1]
    return { from, to: next ? dayAfter(next, -1) : `${year}-12-31` }
  })
}

/** The days of a year on which the clocks of a zone are others than the day before, the first of January left out. */
export function clockChanges(timeZone: string, year: number): readonly string[] {
  return changesIn(timeZone, String(year))
}

const changesIn = memoize((timeZone: string, ofYear: string): readonly string[] => {
  const year = Number(ofYear)
  const last = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / dayLength - 1
  const at = (index: number) => dayAfter(`${year}-01-01`, index)
  const ahead = (index: number) => hoursAheadOn(timeZone, at(index))
  const changes: string[] = []
  // No zone changes its clocks and changes them back within a week.
  for (let start = 0; start < last; start += 7) {
    let [before, after] = [start, Math.min(start + 7, last)]
    const old = ahead(before)
    if (ahead(after) === old) continue
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (ahead(middle) === old) before = middle
      else after = middle
    }
    changes.push(at(after))
  }
  return changes
})

/** Whether a text is a day of the calendar, such as 2026-11-24. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  return new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ?? false
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

/** The day of the calendar in a zone at a moment. */
export function dayIn(timeZone: string, at: Date): string {
  return new Date(clockAt(timeZone, at)).toISOString().slice(0, 10)
}

/** The day of the calendar that is some days later, or earlier. */
export function dayAfter(start: string, days: number): string {
  return new Date(Date.parse(`${start}T00:00Z`) + days * dayLength).toISOString().slice(0, 10)
}

/**
 * The latest moment of the promise to answer within one working day, Monday to Friday: the same time on
 * the next working day; for what arrives outside working hours the end of the next ones.
 * @param timeZone where the working hours count; time zone of the IANA database
 */
export function answerBy(arrival: Date, timeZone: string): Date {
  const clock = clockAt(timeZone, arrival)
  const today = Math.floor(clock / dayLength) * dayLength
  const time = clock - today
  const opens = workingDay.from * hour
  const closes = workingDay.to * hour
  if (!isWorkingDay(today) || time >= closes)
    return moment(nextWorkingDay(today) + closes, timeZone)
  return time < opens
    ? moment(today + closes, timeZone)
    : moment(nextWorkingDay(today) + time, timeZone)
}

/** Days are counted from Thursday, 1 January 1970. */
export function isWorkingDay(start: number): boolean {
  return ![0, 6].includes(new Date(start).getUTCDay())
}

function nextWorkingDay(start: number): number {
  const next = start + dayLength
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}

/**
 * The moment at which the clocks of a zone show a time; both sides of a change of the clocks count.
 * @param clock what the clocks show, as if it were UTC
 */
export function moment(clock: number, timeZone: string): Date {
  const near = new Date(clock - hoursAhead(timeZone, new Date(clock)) * hour)
  return new Date(clock - hoursAhead(timeZone, near) * hour)
}

/** Working hours as both sides are used to: from nine to five on their own clocks. */
export const workingDay = { from: 9, to: 17 } as const

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
 * How a client's working day lies beside that of engineers elsewhere.
 * @param engineers time zone of the IANA database
 * @param client time zone of the IANA database
 * @param at the moment whose clocks count, since most zones change them twice a year
 */
export function workingHours(engineers: string, client: string, at: Date): WorkingHours {
  const ahead = hoursAhead(engineers, at) - hoursAhead(client, at)
  const from = workingDay.from + ahead
  const to = workingDay.to + ahead
  const shared = (moved: number) =>
    Math.max(0, Math.min(to, workingDay.to + moved) - Math.max(from, workingDay.from + moved))
  return {
    from,
    to,
    shared: shared(0),
    sharedMoved: Math.max(shared(0), shared(shift), shared(-shift)),
  }
}

/** Hours that a zone of the IANA database is ahead of UTC at a moment. */
export function hoursAhead(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value
  const [, sign, hours, minutes = '0'] = /GMT(?:([+-])(\d+):(\d+))?/.exec(parts) ?? []
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60)
}

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * The latest moment of the promise to answer within one working day, Monday to Friday: the same time on
 * the next working day; for what arrives outside working hours the end of the next ones.
 * @param timeZone where the working hours count; time zone of the IANA database
 */
export function answerBy(arrival: Date, timeZone: string): Date {
  const clock = arrival.getTime() + hoursAhead(timeZone, arrival) * hour
  const today = Math.floor(clock / day) * day
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
function isWorkingDay(start: number): boolean {
  return ![0, 6].includes(new Date(start).getUTCDay())
}

function nextWorkingDay(start: number): number {
  const next = start + day
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}

/** The moment at which the clocks of a zone show a time; both sides of a change of the clocks count. */
function moment(clock: number, timeZone: string): Date {
  const near = new Date(clock - hoursAhead(timeZone, new Date(clock)) * hour)
  return new Date(clock - hoursAhead(timeZone, near) * hour)
}

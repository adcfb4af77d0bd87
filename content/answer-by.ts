import { hoursAhead, workingDay } from './working-hours.ts'

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

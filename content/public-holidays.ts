import { type HolidayId, type HolidayRule, holidays } from './facts/holidays.ts'
import type { HireCountry } from './taxonomy.ts'
import { dayAfter, noonOf } from './working-hours.ts'

/** A holiday of a year; `day` is one such as 2026-05-01. */
type PublicHoliday = { id: HolidayId; day: string; weekend: boolean }

/** The public holidays of a country in a year, the earliest first. */
export function publicHolidays(country: HireCountry, year: number): PublicHoliday[] {
  return (holidays[country].days as readonly (HolidayRule & { id: HolidayId })[])
    .map((rule) => {
      const day = dayOf(rule, year)
      return { id: rule.id, day, weekend: [0, 6].includes(noonOf(day).getUTCDay()) }
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

function dayOf(rule: HolidayRule, year: number): string {
  if ('easter' in rule) return dayAfter(easterSunday(year), rule.easter)
  if ('orthodox' in rule) return dayAfter(orthodoxEaster(year), rule.orthodox)
  const day = `${year}-${rule.on}`
  return rule.moves ? dayAfter(day, mondayDistance[noonOf(day).getUTCDay()]!) : day
}

/** Days to the Monday to which a holiday moves, from Sunday on. */
const mondayDistance = [0, 0, -1, -2, 4, 3, 0]

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  return marchDay(year, epact + weekday - 7 * late + 22)
}

/** Easter Sunday of the Julian calendar (Meeus), thirteen days behind until 2099. */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  return marchDay(year, moon + weekday + 22 + 13)
}

/** A day counted from the start of March. */
function marchDay(year: number, day: number): string {
  return dayAfter(`${year}-03-01`, day - 1)
}

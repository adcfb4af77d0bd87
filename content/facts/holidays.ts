import type { SourceId } from '../cited-sources.ts'
import type { HireCountry } from '../taxonomy.ts'
import { dayAfter, noonOf } from '../working-hours.ts'

/** When a holiday is: a day of the calendar, or days before and after Easter Sunday, western or Orthodox. */
type HolidayRule = { id: string } & (
  | {
      /** Month and day, such as 05-01. */
      on: string
      /**
       * `monday`: from a Tuesday or Wednesday to the Monday before, from a Thursday or Friday to the Monday after, as
       * Argentine law says.
       */
      moves?: 'monday'
    }
  | { easter: number }
  | { orthodox: number }
)

type CountryHolidays = {
  /** The law that names the days, and where. */
  source: SourceId
  at?: string
  days: readonly HolidayRule[]
}

/**
 * Public holidays by law where the company hires; the name of each is a message `holidays.<id>`. What governments add
 * from year to year, such as bridge days, is not in it.
 */
export const holidays = {
  argentina: {
    source: 'argentine-holidays',
    days: [
      { id: 'new-year', on: '01-01' },
      { id: 'carnival', easter: -48 },
      { id: 'carnival', easter: -47 },
      { id: 'truth-and-justice', on: '03-24' },
      { id: 'malvinas', on: '04-02' },
      { id: 'good-friday', easter: -2 },
      { id: 'labour', on: '05-01' },
      { id: 'may-revolution', on: '05-25' },
      { id: 'guemes', on: '06-17', moves: 'monday' },
      { id: 'belgrano', on: '06-20' },
      { id: 'independence', on: '07-09' },
      { id: 'san-martin', on: '08-17', moves: 'monday' },
      { id: 'cultural-diversity', on: '10-12', moves: 'monday' },
      { id: 'national-sovereignty', on: '11-20', moves: 'monday' },
      { id: 'immaculate-conception', on: '12-08' },
      { id: 'christmas', on: '12-25' },
    ],
  },
  croatia: {
    source: 'croatian-holidays',
    days: [
      { id: 'new-year', on: '01-01' },
      { id: 'epiphany', on: '01-06' },
      { id: 'easter-sunday', easter: 0 },
      { id: 'easter-monday', easter: 1 },
      { id: 'labour', on: '05-01' },
      { id: 'statehood', on: '05-30' },
      { id: 'corpus-christi', easter: 60 },
      { id: 'anti-fascist-struggle', on: '06-22' },
      { id: 'homeland-thanksgiving', on: '08-05' },
      { id: 'assumption', on: '08-15' },
      { id: 'all-saints', on: '11-01' },
      { id: 'remembrance', on: '11-18' },
      { id: 'christmas', on: '12-25' },
      { id: 'st-stephen', on: '12-26' },
    ],
  },
  estonia: {
    source: 'estonian-holidays',
    days: [
      { id: 'new-year', on: '01-01' },
      { id: 'independence', on: '02-24' },
      { id: 'good-friday', easter: -2 },
      { id: 'easter-sunday', easter: 0 },
      { id: 'spring', on: '05-01' },
      { id: 'pentecost', easter: 49 },
      { id: 'victory', on: '06-23' },
      { id: 'midsummer', on: '06-24' },
      { id: 'restored-independence', on: '08-20' },
      { id: 'christmas-eve', on: '12-24' },
      { id: 'christmas', on: '12-25' },
      { id: 'st-stephen', on: '12-26' },
    ],
  },
  georgia: {
    source: 'georgian-labour',
    at: 'Art. 30',
    days: [
      { id: 'new-year', on: '01-01' },
      { id: 'new-year-second', on: '01-02' },
      { id: 'christmas', on: '01-07' },
      { id: 'epiphany', on: '01-19' },
      { id: 'mothers', on: '03-03' },
      { id: 'womens', on: '03-08' },
      { id: 'national-unity', on: '04-09' },
      { id: 'good-friday', orthodox: -2 },
      { id: 'holy-saturday', orthodox: -1 },
      { id: 'easter-sunday', orthodox: 0 },
      { id: 'easter-monday', orthodox: 1 },
      { id: 'victory-over-fascism', on: '05-09' },
      { id: 'st-andrew', on: '05-12' },
      { id: 'independence', on: '05-26' },
      { id: 'assumption', on: '08-28' },
      { id: 'svetitskhovloba', on: '10-14' },
      { id: 'st-george', on: '11-23' },
    ],
  },
  poland: {
    source: 'polish-holidays',
    days: [
      { id: 'new-year', on: '01-01' },
      { id: 'epiphany', on: '01-06' },
      { id: 'easter-sunday', easter: 0 },
      { id: 'easter-monday', easter: 1 },
      { id: 'labour', on: '05-01' },
      { id: 'constitution', on: '05-03' },
      { id: 'pentecost', easter: 49 },
      { id: 'corpus-christi', easter: 60 },
      { id: 'assumption', on: '08-15' },
      { id: 'all-saints', on: '11-01' },
      { id: 'independence', on: '11-11' },
      { id: 'christmas-eve', on: '12-24' },
      { id: 'christmas', on: '12-25' },
      { id: 'st-stephen', on: '12-26' },
    ],
  },
  romania: {
    source: 'romanian-labour',
    at: 'Art. 139',
    days: [
      { id: 'new-year', on: '01-01' },
      { id: 'new-year-second', on: '01-02' },
      { id: 'epiphany', on: '01-06' },
      { id: 'st-john', on: '01-07' },
      { id: 'unification', on: '01-24' },
      { id: 'good-friday', orthodox: -2 },
      { id: 'easter-sunday', orthodox: 0 },
      { id: 'easter-monday', orthodox: 1 },
      { id: 'labour', on: '05-01' },
      { id: 'childrens', on: '06-01' },
      { id: 'pentecost', orthodox: 49 },
      { id: 'whit-monday', orthodox: 50 },
      { id: 'assumption', on: '08-15' },
      { id: 'st-andrew', on: '11-30' },
      { id: 'national', on: '12-01' },
      { id: 'christmas', on: '12-25' },
      { id: 'st-stephen', on: '12-26' },
    ],
  },
  ukraine: {
    source: 'ukrainian-labour',
    at: 'Art. 73',
    days: [
      { id: 'new-year', on: '01-01' },
      { id: 'womens', on: '03-08' },
      { id: 'easter-sunday', orthodox: 0 },
      { id: 'labour', on: '05-01' },
      { id: 'remembrance-and-victory', on: '05-08' },
      { id: 'pentecost', orthodox: 49 },
      { id: 'constitution', on: '06-28' },
      { id: 'statehood', on: '07-15' },
      { id: 'independence', on: '08-24' },
      { id: 'defenders', on: '10-01' },
      { id: 'christmas', on: '12-25' },
    ],
  },
} as const satisfies Record<HireCountry, CountryHolidays>

type HolidayId = (typeof holidays)[HireCountry]['days'][number]['id']

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

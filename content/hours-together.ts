import type { AddressQuery } from './address-query.ts'
import { callTimes, type CallTimes, workingDayFrom } from './call-times.ts'
import { clientZones } from './facts/clients.ts'
import {
  type EngineerLocation,
  engineerLocations,
  type LocationId,
  mostPlaces,
} from './facts/locations.ts'
import { isOneOf } from './taxonomy.ts'
import {
  dayAfter,
  dayIn,
  isDay,
  noonOf,
  type Period,
  type WorkingHours,
  workingHours,
  yearOf,
  yearPeriods,
} from './working-hours.ts'
import { findCity, longestCity, nearCities, type ZoneCity } from './zone-cities.ts'

/** How many clocks can be compared, and how many of them can be cities of the visitor's side. */
export const hoursBounds = { clocks: mostPlaces + 1, cities: 3 } as const

/** Whose working days are compared; the first city is where the visitor is. */
export type Hours = {
  cities: readonly ZoneCity[]
  places: readonly LocationId[]
  /** The day that was asked for; undefined for the day on which somebody asks. */
  day?: string | undefined
}

/** What an address asks for, and what of it has no answer. */
export type AskedHours = Hours & {
  /** Names that are no city that we know, where they stand among the cities, and those that are nearest. */
  unknown: readonly { text: string; at: number; near: readonly ZoneCity[] }[]
  /** More clocks were asked for than are compared. */
  isOverfull: boolean
  /** A day was asked for that is none of this year or the next. */
  isOtherDay: boolean
}

const locationIds = engineerLocations.map(({ id }) => id)

/**
 * The cities, places and the day that an address tells. What is unknown is told apart and left out; what is too much is
 * cut, so that every address has an answer.
 * @param today such as 2026-11-24
 */
export function readHours(query: AddressQuery, today: string): AskedHours {
  const found = askedCities(query).map((text, at) => ({ text, at, city: findCity(text) }))
  const cities = distinct(found.flatMap(({ city }) => city ?? []))
  const places = [...new Set(query.place ?? [])].filter((id) => isOneOf(locationIds, id))
  const kept = cities.slice(0, hoursBounds.cities)
  const room = hoursBounds.clocks - Math.max(1, kept.length)
  const [day = ''] = query.day ?? []
  const isKnownDay = isNear(day, today)
  return {
    cities: kept,
    places: places.slice(0, room),
    day: isKnownDay && day !== today ? day : undefined,
    unknown: found
      .filter(({ city }) => !city)
      .slice(0, hoursBounds.cities)
      .map(({ text, at }) => ({ text: text.slice(0, longestCity), at, near: nearCities(text) })),
    isOverfull: cities.length > kept.length || places.length > room,
    isOtherDay: day !== '' && !isKnownDay,
  }
}

/** Names of cities; more than anybody compares are not read. */
function askedCities({ city = [] }: AddressQuery): string[] {
  return city
    .map((text) => text.trim())
    .filter(Boolean)
    .slice(0, 10)
}

function distinct(cities: readonly ZoneCity[]): ZoneCity[] {
  return [...new Map(cities.map((city) => [city.id, city])).values()]
}

/** Whether a text is a day of this year or the next. */
function isNear(text: string, today: string): boolean {
  if (!isDay(text)) return false
  const years = yearOf(text) - yearOf(today)
  return years === 0 || years === 1
}

/** The address of what is compared, without a question mark: one form for each. */
export function hoursQuery({ cities, places, day }: Hours): string {
  const query = new URLSearchParams()
  for (const { id } of cities) query.append('city', id)
  for (const id of places) query.append('place', id)
  if (day) query.set('day', day)
  return query.toString()
}

/** A place of ours. */
export type Place = EngineerLocation & { id: LocationId }

export function placeOf(id: LocationId): Place {
  return engineerLocations.find((location) => location.id === id)!
}

/** A place beside a client's city on a day, and the fewest and most hours over its year. */
type PlaceHours = { id: LocationId; today: WorkingHours; least: number; most: number }

/** All of our places beside a zone, those that share most hours first. */
export function placesBeside(timeZone: string, day: string): PlaceHours[] {
  const year = yearOf(day)
  return engineerLocations
    .map(({ id, timeZone: own }): PlaceHours => {
      const shared = yearPeriods([own, timeZone], year).map(
        ({ from }) => workingHours(own, timeZone, noonOf(from)).shared,
      )
      const today = workingHours(own, timeZone, noonOf(day))
      return { id, today, least: Math.min(...shared), most: Math.max(...shared) }
    })
    .toSorted(
      (one, other) =>
        other.today.shared - one.today.shared || other.today.sharedMoved - one.today.sharedMoved,
    )
}

/** A time of the year without a change of clocks, with the hours of each place beside the visitor's city. */
type SharedPeriod = Period & { hours: readonly WorkingHours[] }

/** What is shown of a comparison. */
export type HoursTogether = {
  /** The places that are compared: those that were asked for, or the one that shares most. */
  places: readonly LocationId[]
  /** The day whose clocks count. */
  day: string
  beside: readonly PlaceHours[]
  periods: readonly SharedPeriod[]
  /** The working day for which calls are suggested. */
  callDay: string
  calls: CallTimes
}

/** Works out a comparison; undefined while no city is known. */
export function hoursTogether(hours: Hours, today: string): HoursTogether | undefined {
  const [client] = hours.cities
  if (!client) return undefined
  const day = hours.day ?? today
  const beside = placesBeside(client.zone, day)
  const places = hours.places.length > 0 ? hours.places : [beside[0]!.id]
  const zones = places.map((id) => placeOf(id).timeZone)
  const periods = yearPeriods([client.zone, ...zones], yearOf(day)).map((period) => ({
    ...period,
    hours: zones.map((zone) => workingHours(zone, client.zone, noonOf(period.from))),
  }))
  // Most hours of today are over.
  const callDay = workingDayFrom(hours.day ?? dayAfter(today, 1))
  const clocks = [...hours.cities.map(({ zone }) => zone), ...zones]
  return {
    places,
    day,
    beside,
    periods: joined(periods),
    callDay,
    calls: callTimes(clocks, callDay),
  }
}

/** What an address asks for at a moment, worked out; today is that of the first city. */
export function hoursAsked(query: AddressQuery, now: Date) {
  const [client] = askedCities(query).flatMap((text) => findCity(text) ?? [])
  const today = dayIn(client?.zone ?? 'UTC', now)
  const asked = readHours(query, today)
  return { asked, today, together: hoursTogether(asked, today) }
}

/** Periods with the same hours become one: where all change their clocks on one day, nothing else changes. */
function joined(periods: readonly SharedPeriod[]): SharedPeriod[] {
  const all: SharedPeriod[] = []
  for (const period of periods) {
    const last = all.at(-1)
    const isSame = last?.hours.every(({ from }, at) => from === period.hours[at]!.from)
    if (last && isSame) all[all.length - 1] = { ...last, to: period.to }
    else all.push(period)
  }
  return all
}

/** Each of our places beside the cities that clients compare most, fewest and most hours over a year. */
export function placesBesideClients(day: string) {
  const tables = clientZones.map(({ id, timeZone }) => ({
    id,
    beside: placesBeside(timeZone, day),
  }))
  return engineerLocations.map(({ id }) => ({
    id,
    clients: tables.map((table) => {
      const { least, most } = table.beside.find((place) => place.id === id)!
      return { city: table.id, least, most }
    }),
  }))
}

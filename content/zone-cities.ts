import { cityNames, moreCities, renamedZones } from './facts/city-names.ts'

/** A city with its time zone of the IANA database. */
export type ZoneCity = {
  /** What addresses call it, such as `new-york`. */
  id: string
  zone: string
  /** Names under which browsers know the zone; none where it is named after another city. */
  listed: readonly string[]
  /** English, and German where that differs. */
  names: Readonly<{ en: string; de?: string }>
}

/** Every zone that `Intl` knows, by the city that it is named after, and what clients look for besides. */
export const zoneCities: readonly ZoneCity[] = distinct([
  ...Intl.supportedValuesOf('timeZone').map((listed) => cityOfZone(renamedZones[listed] ?? listed)),
  ...moreCities.map(({ zone, ...names }) => ({ id: idOf(names.en), zone, listed: [], names })),
])

const byZone = new Map(zoneCities.toReversed().map((city) => [city.zone, city]))
const byId = new Map(zoneCities.map((city) => [city.id, city]))
const byName = new Map(
  zoneCities.flatMap((city) => Object.values(city.names).map((name) => [idOf(name), city])),
)

/** The longest name that is looked for. */
export const longestCity = 60

/** The city of an id, a name in any language, or the name of a zone, which may be an earlier one. */
export function findCity(text: string): ZoneCity | undefined {
  const asked = text.slice(0, longestCity)
  const [first = ''] = asked.split(',')
  return byId.get(asked) ?? byName.get(idOf(asked)) ?? byName.get(idOf(first)) ?? inZone(asked)
}

/** Cities whose names begin like a text, contain it or differ by a slip of the pen, the nearest first. */
export function nearCities(text: string, most = 5): ZoneCity[] {
  const asked = idOf(text.slice(0, longestCity))
  if (asked.length < 2) return []
  return zoneCities
    .map((city) => ({
      city,
      far: Math.min(...Object.values(city.names).map((name) => farness(asked, idOf(name)))),
    }))
    .filter(({ far }) => far <= 3)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ city }) => city)
}

function inZone(text: string): ZoneCity | undefined {
  const known = /^[a-z]/i.test(text.trim()) ? resolvedZone(text.trim()) : undefined
  const zone = known && (renamedZones[known] ?? known)
  return zone ? (byZone.get(zone) ?? cityOfZone(zone)) : undefined
}

function resolvedZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

function cityOfZone(zone: string): ZoneCity {
  const last = zone.split('/').at(-1)!
  const en = cityNames[last]?.en ?? last.replaceAll('_', ' ')
  return { id: idOf(en), zone, listed: listedNames(zone), names: { ...cityNames[last], en } }
}

function listedNames(zone: string): string[] {
  const earlier = Object.entries(renamedZones).filter(([, today]) => today === zone)
  return [zone, ...earlier.map(([name]) => name)]
}

/** A name as addresses and comparisons have it: small letters without marks, joined by hyphens. */
function idOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}|[.’']/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean)
    .join('-')
}

function distinct(cities: readonly ZoneCity[]): ZoneCity[] {
  return [...new Map(cities.toReversed().map((city) => [city.id, city])).values()].toReversed()
}

/** 0 to 1 for a name that begins so or contains it, from there the letters that differ. */
function farness(asked: string, name: string): number {
  if (name.startsWith(asked)) return 0
  const letters = distance(asked, name)
  if (letters <= Math.min(2, Math.floor(asked.length / 3))) return letters
  return asked.length > 3 && (name.includes(asked) || asked.includes(name)) ? 3 : Infinity
}

/** Letters to change, add or leave out to make one text of another. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity
  let row = [...Array(other.length + 1).keys()]
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [to, otherLetter] of [...other].entries())
      next.push(
        Math.min(next[to]! + 1, row[to + 1]! + 1, row[to]! + (letter === otherLetter ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1)!
}

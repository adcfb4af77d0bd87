import { type HireCountry, hireCountries } from '../taxonomy.ts'
import { ContentError } from '../content-error.ts'

/**
 * A city that the plate of its country shows; its name is a message `cities.<id>`. A plate shows where
 * cities lie, not where engineers work: that is what locations.ts tells.
 */
export type City = {
  id: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Degrees north and east. */
  latitude: number
  longitude: number
}

/** Country by country; the first city of each is where the company has its office. */
export const cities = [
  { id: 'warsaw', country: 'PL', latitude: 52.2297, longitude: 21.0122 },
  { id: 'krakow', country: 'PL', latitude: 50.0647, longitude: 19.945 },
  { id: 'wroclaw', country: 'PL', latitude: 51.1079, longitude: 17.0385 },
  { id: 'gdansk', country: 'PL', latitude: 54.352, longitude: 18.6466 },
  { id: 'kyiv', country: 'UA', latitude: 50.4501, longitude: 30.5234 },
  { id: 'lviv', country: 'UA', latitude: 49.8397, longitude: 24.0297 },
  { id: 'odesa', country: 'UA', latitude: 46.4825, longitude: 30.7233 },
  { id: 'dnipro', country: 'UA', latitude: 48.4647, longitude: 35.0462 },
  { id: 'zagreb', country: 'HR', latitude: 45.815, longitude: 15.9819 },
  { id: 'rijeka', country: 'HR', latitude: 45.3271, longitude: 14.4422 },
  { id: 'split', country: 'HR', latitude: 43.5081, longitude: 16.4402 },
  { id: 'tallinn', country: 'EE', latitude: 59.437, longitude: 24.7536 },
  { id: 'tartu', country: 'EE', latitude: 58.3776, longitude: 26.729 },
  { id: 'parnu', country: 'EE', latitude: 58.3859, longitude: 24.4971 },
  { id: 'bucharest', country: 'RO', latitude: 44.4268, longitude: 26.1025 },
  { id: 'cluj-napoca', country: 'RO', latitude: 46.7712, longitude: 23.6236 },
  { id: 'timisoara', country: 'RO', latitude: 45.7489, longitude: 21.2087 },
  { id: 'constanta', country: 'RO', latitude: 44.1598, longitude: 28.6348 },
  { id: 'tbilisi', country: 'GE', latitude: 41.7151, longitude: 44.8271 },
  { id: 'kutaisi', country: 'GE', latitude: 42.2679, longitude: 42.6946 },
  { id: 'batumi', country: 'GE', latitude: 41.6168, longitude: 41.6367 },
  { id: 'buenos-aires', country: 'AR', latitude: -34.6037, longitude: -58.3816 },
  { id: 'cordoba', country: 'AR', latitude: -31.4201, longitude: -64.1888 },
  { id: 'rosario', country: 'AR', latitude: -32.9442, longitude: -60.6505 },
] as const satisfies readonly City[]

export type CityId = (typeof cities)[number]['id']

/** A country with a plate, ISO 3166-1 alpha-2. */
export type PlateCountry = (typeof cities)[number]['country']

/** The city where the company has its office in a country. */
export function officeCity(country: HireCountry): CityId {
  return cities.find((city) => city.country === hireCountries[country])!.id
}

/** A sea or a neighbour that the map of a country names; its name is a message `plates.around.<id>`. */
type Surrounding = {
  id: string
  sea?: true
  /** Degrees north and east of the middle of its name. */
  latitude: number
  longitude: number
}

/** Country by country, those with room for their name on the map. */
export const surroundings = {
  PL: [
    { id: 'baltic-sea', sea: true, latitude: 54.75, longitude: 16.3 },
    { id: 'germany', latitude: 51.9, longitude: 13.3 },
    { id: 'czechia', latitude: 49.7, longitude: 15.6 },
    { id: 'slovakia', latitude: 48.9, longitude: 19.6 },
    { id: 'ukraine', latitude: 50.95, longitude: 24.6 },
    { id: 'belarus', latitude: 53, longitude: 25 },
    { id: 'lithuania', latitude: 54.7, longitude: 24 },
  ],
  UA: [
    { id: 'black-sea', sea: true, latitude: 44.5, longitude: 31.6 },
    { id: 'belarus', latitude: 52.4, longitude: 28.2 },
    { id: 'poland', latitude: 51.3, longitude: 22.3 },
    { id: 'romania', latitude: 46.3, longitude: 25 },
    { id: 'russia', latitude: 51.9, longitude: 37.2 },
  ],
  HR: [
    { id: 'adriatic-sea', sea: true, latitude: 43.1, longitude: 14.9 },
    { id: 'slovenia', latitude: 46.1, longitude: 14.6 },
    { id: 'hungary', latitude: 46.3, longitude: 18.2 },
    { id: 'bosnia', latitude: 44.5, longitude: 17.7 },
    { id: 'serbia', latitude: 44.7, longitude: 19.6 },
    { id: 'italy', latitude: 43.2, longitude: 13.3 },
  ],
  EE: [
    { id: 'gulf-of-finland', sea: true, latitude: 59.75, longitude: 25.6 },
    { id: 'baltic-sea', sea: true, latitude: 59, longitude: 21.9 },
    { id: 'latvia', latitude: 57.6, longitude: 25.8 },
    { id: 'russia', latitude: 58.9, longitude: 28.3 },
  ],
  RO: [
    { id: 'black-sea', sea: true, latitude: 43.4, longitude: 29.4 },
    { id: 'hungary', latitude: 47.2, longitude: 20.6 },
    { id: 'serbia', latitude: 44.3, longitude: 21 },
    { id: 'bulgaria', latitude: 43.4, longitude: 25.3 },
    { id: 'ukraine', latitude: 48.4, longitude: 25.6 },
    { id: 'moldova', latitude: 47.3, longitude: 28.6 },
  ],
  GE: [
    { id: 'black-sea', sea: true, latitude: 42.1, longitude: 40.6 },
    { id: 'russia', latitude: 43.2, longitude: 43.6 },
    { id: 'turkiye', latitude: 41.15, longitude: 42.3 },
    { id: 'armenia', latitude: 40.95, longitude: 44.5 },
    { id: 'azerbaijan', latitude: 41, longitude: 46.3 },
  ],
  AR: [
    { id: 'atlantic-ocean', sea: true, latitude: -36.8, longitude: -55.5 },
    { id: 'uruguay', latitude: -32.8, longitude: -56 },
    { id: 'brazil', latitude: -29.5, longitude: -54.6 },
  ],
} as const satisfies Record<PlateCountry, readonly Surrounding[]>

/**
 * Ids of the cities that the page of a country shows, the one with the office first.
 * @throws ContentError when two cities have one id: tabs and plates would show one of them twice
 */
export function citiesOf(
  country: PlateCountry,
  all: readonly (City & { id: CityId })[] = cities,
): CityId[] {
  const twice = all.find(({ id }, at) => all.findIndex((other) => other.id === id) !== at)
  if (twice) {
    const error = 'is the id of two cities: give each its own'
    throw new ContentError('content/facts/cities.ts', twice.id, error)
  }
  return all.filter((city) => city.country === country).map(({ id }) => id)
}

import { ContentError } from '../../content/content-error.ts'
import { type City, cities, type CityId, type PlateCountry } from '../../content/facts/cities.ts'

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

import { cities, type PlateCountry } from '../../content/facts/cities.ts'

/** Ids of the cities that the page of a country shows, the one with the office first. */
export function citiesOf(country: PlateCountry) {
  return cities.filter((city) => city.country === country).map(({ id }) => id)
}

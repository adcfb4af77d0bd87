import { cities, type CityId, officeCity, surroundings } from '../../../content/facts/cities.ts'
import { type HireCountry, hireCountries } from '../../../content/taxonomy.ts'
import type { CountryMapPlate } from '../plates/country-map.ts'
import type { Say } from '../plates/plate-kit.ts'
import everyChart from '../country-charts.json'

/** The explaining plate of a country: every city of its page, and what each is known for. */
export function countryMapPlate(
  country: HireCountry,
  charts: CountryMapPlate['charts'],
  strengths: Readonly<Partial<Record<CityId, string>>>,
  say: Say,
): { kind: 'countryMap'; data: CountryMapPlate } {
  const code = hireCountries[country]
  const office = officeCity(country)
  const data: CountryMapPlate = {
    id: country,
    country: say(`taxonomy.country.${code}`),
    cities: cities
      .filter((city) => city.country === code)
      .map(({ id }) => ({
        label: say(`cities.${id}`),
        note: strengths[id],
        office: id === office,
      })),
    around: surroundings[code].map(({ id, ...kind }) => ({
      label: say(`plates.around.${id}`),
      sea: 'sea' in kind,
    })),
    charts,
  }
  return { kind: 'countryMap', data }
}

const chartsOf = everyChart as unknown as Record<HireCountry, CountryMapPlate['charts']>

/** What the map of a country draws. The list is long: it is for what is rendered on the server. */
export function countryChart(country: HireCountry): CountryMapPlate['charts'] {
  return chartsOf[country]
}

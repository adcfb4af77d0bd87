import type { HireCountry } from '../../../content/taxonomy.ts'
import charts from '../country-charts.json'
import type { CountryMapPlate } from '../plates/country-map.ts'

const chartsOf = charts as unknown as Record<HireCountry, CountryMapPlate['charts']>

/** What the map of a country draws. The list is long: it is for what is rendered on the server. */
export function countryChart(country: HireCountry): CountryMapPlate['charts'] {
  return chartsOf[country]
}

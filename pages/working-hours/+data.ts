import type { PageContextServer } from 'vike/types'
import { citedSources } from '../../content/cited-sources.ts'
import { holidays } from '../../content/facts/holidays.ts'
import { hoursAsked, placeOf, placesBesideClients } from '../../content/hours-together.ts'
import { type HireCountry, hireCountries } from '../../content/taxonomy.ts'
import { yearOf } from '../../content/working-hours.ts'

export type Data = ReturnType<typeof data>

/** What the address asks for, worked out; the bare page is pre-rendered with the cities that clients ask about most. */
export function data({ locale, urlParsed }: PageContextServer) {
  const { asked, today, together } = hoursAsked(urlParsed.searchAll, new Date())
  const day = together?.day ?? today
  const compared: readonly string[] = together?.places.map((id) => placeOf(id).country) ?? []
  return {
    asked,
    together,
    today,
    year: yearOf(day),
    clients: together ? undefined : placesBesideClients(day),
    countries: countriesFirst(compared).map((country) => {
      const { title, url, asOf } = citedSources[holidays[country].source]
      return {
        country,
        law: { title: title[locale] ?? title.en, url, asOf },
        compared: compared.includes(hireCountries[country]),
      }
    }),
  }
}

/** The countries with holidays, those of some ISO codes first. */
function countriesFirst(codes: readonly string[]): HireCountry[] {
  const countries = Object.keys(hireCountries) as HireCountry[]
  const isFirst = (country: HireCountry) => codes.includes(hireCountries[country])
  return [...countries.filter(isFirst), ...countries.filter((country) => !isFirst(country))]
}

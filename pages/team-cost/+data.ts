import type { PageContextServer } from 'vike/types'
import { rateCard } from '../../content/facts/rates.ts'
import { hireCountryPage } from '../../content/load-pages.server.ts'
import { type HireCountry, hireCountries } from '../../content/taxonomy.ts'
import { readTeams, teamCost } from '../../content/team-cost.ts'
import { afterPress } from '../../content/team-form.ts'

export type Data = ReturnType<typeof data>

/** What the address asks for, worked out; the bare page is pre-rendered with teams that others begin with. */
export function data({ locale, urlParsed }: PageContextServer) {
  const { query, open } = afterPress(urlParsed.searchAll)
  const asked = readTeams(query)
  const zoneOf = (country: HireCountry) => hireCountryPage(locale, country).timeZone
  return {
    showsSample: rateCard.sample,
    ...asked,
    costs: asked.teams.map((team) => teamCost(team, asked.currency)),
    open,
    timeZones: Object.fromEntries(
      (Object.keys(hireCountries) as HireCountry[]).map((country) => [country, zoneOf(country)]),
    ) as Record<HireCountry, string>,
    /** The clocks that count are those of the day on which somebody asks. */
    day: new Date().toISOString().slice(0, 10),
  }
}

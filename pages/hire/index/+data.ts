import type { PageContextServer } from 'vike/types'
import {
  hireCountryPage,
  hiringWays,
  companyPage,
  hiringStages,
} from '../../../content/load-pages.server.ts'
import { comparisonOf, firstScreenOf, headingOf, stagesOf } from '../../../content/page-sections.ts'
import { drawnClient } from '../../../content/facts/clients.ts'
import { noonOf, winterDay, workingHours } from '../../../content/working-hours.ts'
import { type HireCountry, hireCountries } from '../../../content/taxonomy.ts'
import { citiesOf } from '../../../content/facts/cities.ts'
import { sellingFacts } from '../../../content/selling-facts.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text } = companyPage(locale, 'hire')
  const { sections } = text
  const client = drawnClient(locale)
  const countries = (Object.keys(hireCountries) as HireCountry[]).map((slug) => {
    const { country, salary, sample, timeZone } = hireCountryPage(locale, slug)
    const hours = workingHours(timeZone, client.timeZone, noonOf(winterDay))
    return { slug, country, salary, sample, cities: citiesOf(country), hours }
  })
  return {
    showsSample: countries.some(({ sample }) => sample),
    hero: firstScreenOf(sections.hero),
    facts: sellingFacts({ model: 'extend' }),
    roles: headingOf(sections.roles),
    skills: headingOf(sections.skills),
    countries: { ...headingOf(sections.countries), countries, client: client.id },
    stages: { ...headingOf(sections.stages), stages: stagesOf(hiringStages(locale)) },
    comparison: { ...headingOf(sections.comparison), ...comparisonOf(hiringWays(locale)) },
    request: headingOf(sections.request),
  }
}

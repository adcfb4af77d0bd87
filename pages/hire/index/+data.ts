import type { PageContextServer } from 'vike/types'
import {
  hireCountryPage,
  hiringWays,
  companyPage,
  hiringStages,
} from '../../../content/load-pages.server.ts'
import { comparisonOf, firstScreenOf, headingOf, stagesOf } from '../../../content/page-sections.ts'
import { type HireCountry, hireCountries } from '../../../content/taxonomy.ts'
import { citiesOf } from '../cities-of.ts'
import { sellingFacts } from '../../../content/selling-facts.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text } = companyPage(locale, 'hire')
  const { sections } = text
  const countries = (Object.keys(hireCountries) as HireCountry[]).map((slug) => {
    const { country, salary, sample } = hireCountryPage(locale, slug)
    return { slug, country, salary, sample, cities: citiesOf(country) }
  })
  return {
    showsSample: countries.some(({ sample }) => sample),
    hero: firstScreenOf(sections.hero),
    facts: sellingFacts({ model: 'extend' }),
    roles: headingOf(sections.roles),
    skills: headingOf(sections.skills),
    countries: { ...headingOf(sections.countries), countries },
    stages: { ...headingOf(sections.stages), stages: stagesOf(hiringStages(locale)) },
    comparison: { ...headingOf(sections.comparison), ...comparisonOf(hiringWays(locale)) },
    request: headingOf(sections.request),
  }
}

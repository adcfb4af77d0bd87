import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { ContentError } from '../../../content/content-error.ts'
import { clientZones, drawnClient } from '../../../content/facts/clients.ts'
import { hireCountryPage, isHireCountry } from '../../../content/load-pages.server.ts'
import {
  comparisonOf,
  firstScreenOf,
  headingOf,
  questionsOf,
  strengthsOf,
} from '../../../content/page-sections.ts'
import { noonOf, winterDay, workingHours } from '../../../content/working-hours.ts'
import { citiesOf } from '../../../content/facts/cities.ts'
import { offeredFacts } from '../../../content/compare.server.ts'

export type Data = ReturnType<typeof data>

export function data({ locale, routeParams: { country: slug } }: PageContextServer) {
  if (!isHireCountry(slug)) throw render(404)
  const { text, sample, salary, timeZone, country } = hireCountryPage(locale, slug)
  const { sections } = text
  return {
    slug,
    country,
    salary,
    showsSample: sample,
    hero: firstScreenOf(sections.hero),
    facts: offeredFacts(locale, slug),
    cities: {
      ...headingOf(sections.cities),
      cities: citiesOf(country).map((id) => {
        const part = sections.cities.parts.find((each) => each.id === id)
        if (!part) throw new ContentError(`content/hire/${slug}`, 'cities', `misses "${id}"`)
        return { id, title: part.title, text: part.paragraphs.join(' ') }
      }),
    },
    strengths: strengthsOf(sections.cities),
    overlap: {
      ...headingOf(sections.overlap),
      days: clientZones.map((client) => ({
        city: client.id,
        ...workingHours(timeZone, client.timeZone, noonOf(winterDay)),
      })),
      clock: { client: drawnClient(locale), timeZone, day: winterDay },
    },
    costs: { ...headingOf(sections.costs), ...comparisonOf(sections.costs) },
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
  }
}

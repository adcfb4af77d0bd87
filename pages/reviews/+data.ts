import type { PageContextServer } from 'vike/types'
import { heroClients } from '../../content/facts/clients.ts'
import { companyPage } from '../../content/load-pages.server.ts'
import { testimonials } from '../../content/load.server.ts'
import { headingOf, questionsOf } from '../../content/page-sections.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text } = companyPage(locale, 'reviews')
  const { hero, teaser, definitions, request } = text.sections
  const reviews = testimonials(locale)
  return {
    showsSample: [heroClients, ...reviews].some(({ sample }) => sample),
    hero: headingOf(hero),
    teaser: { ...headingOf(teaser), quote: reviews[0]?.reviewAuthorPhrase ?? '' },
    definitions: { ...headingOf(definitions), questions: questionsOf(definitions) },
    request: headingOf(request),
    testimonials: reviews,
  }
}

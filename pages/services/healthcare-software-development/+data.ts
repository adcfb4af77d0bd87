import type { PageContextServer } from 'vike/types'
import { nearestIndustryFirst, inIndustryOrAll } from '../../../content/choose-entries.ts'
import { servicePage } from '../../../content/load-pages.server.ts'
import { stories, testimonials } from '../../../content/load.server.ts'
import { firstScreenOf, headingOf, problemsOf, servicesOf } from '../../../content/page-sections.ts'
import { offeredFacts } from '../../../content/compare.server.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text, icons, pictures } = servicePage(locale, 'healthcare-software-development')
  const { sections } = text
  const told = inIndustryOrAll(stories(locale), 'healthcare')
  const reviews = nearestIndustryFirst(testimonials(locale), 'healthcare', 3)
  return {
    showsSample: [...told, ...reviews].some(({ sample }) => sample),
    hero: firstScreenOf(sections.hero),
    facts: offeredFacts(locale, 'healthcare-software-development'),
    form: headingOf(sections.form),
    claim: headingOf(sections.claim),
    standards: headingOf(sections.standards),
    services: { ...headingOf(sections.services), items: servicesOf(sections.services, pictures) },
    problems: { ...headingOf(sections.problems), items: problemsOf(sections.problems, icons) },
    stories: {
      ...headingOf(sections.stories),
      items: told.map(({ slug, client, language, sample, image }) => ({
        slug,
        client,
        language,
        sample,
        image,
      })),
    },
    details: {
      ...headingOf(sections.details),
      parts: sections.details.parts.map(({ id, title, html }) => ({ id, title, html })),
    },
    request: headingOf(sections.request),
    testimonials: reviews,
  }
}

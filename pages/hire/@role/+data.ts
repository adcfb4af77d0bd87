import { render } from 'vike/abort'
import { hirePlates } from '../../../content/facts/plates.ts'
import type { PageContextServer } from 'vike/types'
import { isRole, rolePage, hiringStages } from '../../../content/load-pages.server.ts'
import { testimonials } from '../../../content/load.server.ts'
import {
  changeOf,
  firstScreenOf,
  headingOf,
  partsWithIcons,
  questionsOf,
  stagesOf,
} from '../../../content/page-sections.ts'
import type { Testimonial } from '../../../content/testimonial.ts'
import { type Role, roles } from '../../../content/taxonomy.ts'
import { catalogueOf } from '../../technology-groups.ts'
import { levelRates } from '../../../content/selling-facts.ts'
import { offeredFacts } from '../../../content/compare.server.ts'

export type Data = ReturnType<typeof data>

const reviewsPerRole = 3

/** Reviews of a role's own: the next ones for each role, and the first again after the last. */
function reviewsOf(role: Role, all: readonly Testimonial[]): Testimonial[] {
  const first = roles.indexOf(role) * reviewsPerRole
  const shown = Math.min(reviewsPerRole, all.length)
  return Array.from({ length: shown }, (_, at) => all[(first + at) % all.length]!)
}

export function data({ locale, routeParams: { role } }: PageContextServer) {
  if (!isRole(role)) throw render(404)
  const { text, icons, groups } = rolePage(locale, role)
  const { sections } = text
  const reviews = reviewsOf(role, testimonials(locale))
  const facts = offeredFacts(locale, role)
  return {
    showsSample: [facts.rate, ...reviews].some(({ sample }) => sample),
    hero: firstScreenOf(sections.hero),
    facts,
    rates: levelRates(role),
    plate: hirePlates[role],
    work: { ...headingOf(sections.work), parts: partsWithIcons(sections.work, icons) },
    technologies: {
      ...headingOf(sections.technologies),
      groups: catalogueOf(...groups),
      open: groups[0],
    },
    hiring: { ...headingOf(sections.hiring), stages: stagesOf(hiringStages(locale)) },
    change: changeOf(sections.change),
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
    testimonials: reviews,
  }
}

import { render } from 'vike/abort'
import { hirePlates } from '../../../content/facts/plates.ts'
import type { PageContextServer } from 'vike/types'
import { isRole, rolePage } from '../../../content/load-hire.server.ts'
import { hiringStages, testimonials } from '../../../content/load.server.ts'
import {
  changeOf,
  headingOf,
  partsWithIcons,
  questionsOf,
  stagesOf,
} from '../../../content/page-sections.ts'
import { catalogueGroups } from '../../catalogue-groups.ts'

export type Data = ReturnType<typeof data>

export function data({ locale, routeParams: { role } }: PageContextServer) {
  if (!isRole(role)) throw render(404)
  const { text, icons, group } = rolePage(locale, role)
  const { sections } = text
  const reviews = testimonials(locale).slice(0, 3)
  return {
    head: { title: text.name, description: text.summary },
    sample: reviews.some(({ sample }) => sample),
    hero: headingOf(sections.hero),
    plate: hirePlates[role],
    work: { ...headingOf(sections.work), parts: partsWithIcons(sections.work, icons) },
    technologies: { ...headingOf(sections.technologies), groups: catalogueGroups, open: group },
    hiring: { ...headingOf(sections.hiring), stages: stagesOf(hiringStages(locale)) },
    change: changeOf(sections.change),
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
    testimonials: reviews,
  }
}

import type { PageContextServer } from 'vike/types'
import { listedStory } from '../../../content/story.ts'
import { servicePage } from '../../../content/load-pages.server.ts'
import { stories } from '../../../content/load.server.ts'
import {
  frameworksOf,
  firstScreenOf,
  headingOf,
  problemsOf,
  questionsOf,
  servicesOf,
} from '../../../content/page-sections.ts'
import { catalogueOf, withHireLinks } from '../../technology-groups.ts'
import { offeredFacts } from '../../../content/compare.server.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text, icons, pictures } = servicePage(locale, 'mobile-development')
  const { sections } = text
  const built = stories(locale).filter(({ platform }) => platform === 'mobile')
  return {
    showsSample: built.some(({ sample }) => sample),
    hero: firstScreenOf(sections.hero),
    facts: offeredFacts(locale, 'mobile-development'),
    form: headingOf(sections.form),
    images: headingOf(sections.images),
    services: { ...headingOf(sections.services), items: servicesOf(sections.services, pictures) },
    technologies: {
      ...headingOf(sections.technologies),
      groups: catalogueOf('android', 'ios', 'cross-platform'),
    },
    frameworks: {
      ...headingOf(sections.frameworks),
      frameworks: withHireLinks(frameworksOf(sections.frameworks), locale),
    },
    problems: { ...headingOf(sections.problems), items: problemsOf(sections.problems, icons) },
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
    stories: built.map(listedStory),
  }
}

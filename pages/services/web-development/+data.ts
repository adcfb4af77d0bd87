import type { PageContextServer } from 'vike/types'
import { listedStory } from '../../../content/story.ts'
import { servicePage } from '../../../content/load-pages.server.ts'
import { stories } from '../../../content/load.server.ts'
import {
  frameworksOf,
  firstScreenOf,
  headingOf,
  questionsOf,
  servicesOf,
  titledTexts,
} from '../../../content/page-sections.ts'
import { catalogueOf, toolsOf, withHireLinks } from '../../technology-groups.ts'
import { offeredFacts } from '../../../content/compare.server.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text, pictures } = servicePage(locale, 'web-development')
  const { sections } = text
  const built = stories(locale).filter(({ platform }) => platform === 'web')
  return {
    showsSample: built.some(({ sample }) => sample),
    hero: firstScreenOf(sections.hero),
    facts: offeredFacts(locale, 'web-development'),
    form: headingOf(sections.form),
    services: { ...headingOf(sections.services), items: servicesOf(sections.services, pictures) },
    frameworks: {
      ...headingOf(sections.frameworks),
      frameworks: withHireLinks(frameworksOf(sections.frameworks), locale),
    },
    tools: { ...headingOf(sections.tools), groups: toolsOf('building', 'testing', 'securing') },
    technologies: {
      ...headingOf(sections.technologies),
      groups: catalogueOf('backend', 'frontend'),
    },
    process: { ...headingOf(sections.process), steps: titledTexts(sections.process) },
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
    stories: built.map(listedStory),
  }
}

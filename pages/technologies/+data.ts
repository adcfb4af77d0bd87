import type { PageContextServer } from 'vike/types'
import { companyPage } from '../../content/load-pages.server.ts'
import { frameworksOf, headingOf } from '../../content/page-sections.ts'
import { stories } from '../../content/load.server.ts'
import { linkedCatalogue, toolsOf, withHireLinks } from '../technology-groups.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text } = companyPage(locale, 'technologies')
  const { sections } = text
  const groups = linkedCatalogue(locale, stories(locale))
  return {
    showsSample: groups.some(({ stories: shown }) => shown?.some(({ sample }) => sample)),
    hero: { ...headingOf(sections.hero), groups },
    tools: { ...headingOf(sections.tools), groups: toolsOf() },
    frameworks: {
      ...headingOf(sections.frameworks),
      frameworks: withHireLinks(frameworksOf(sections.frameworks), locale),
    },
    roles: headingOf(sections.roles),
    skills: headingOf(sections.skills),
    request: headingOf(sections.request),
  }
}

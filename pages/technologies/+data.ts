import type { PageContextServer } from 'vike/types'
import { companyPage } from '../../content/load-pages.server.ts'
import { frameworksOf, headingOf } from '../../content/page-sections.ts'
import { catalogueGroups, toolsOf, withHireLinks } from '../technology-groups.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text } = companyPage(locale, 'technologies')
  const { sections } = text
  return {
    hero: { ...headingOf(sections.hero), groups: catalogueGroups },
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

import type { PageContextServer } from 'vike/types'
import { standardGroups } from '../../content/facts/standards.ts'
import { companyPage } from '../../content/load-pages.server.ts'
import { headingOf, questionsOf, standardsOf } from '../../content/page-sections.ts'

export type Data = ReturnType<typeof data>

const standardIds = standardGroups.flatMap(({ standards }) => standards)

export function data({ locale }: PageContextServer) {
  const { text, icons } = companyPage(locale, 'compliance')
  const { sections } = text
  return {
    hero: headingOf(sections.hero),
    standards: {
      ...headingOf(sections.standards),
      cards: standardsOf(sections.standards, icons, standardIds),
    },
    diligence: { ...headingOf(sections.diligence), questions: questionsOf(sections.diligence) },
    details: {
      ...headingOf(sections.details),
      parts: sections.details.parts.map(({ id, title, html }) => ({ id, title, html })),
    },
    request: headingOf(sections.request),
  }
}

import type { PageContextServer } from 'vike/types'
import { caseStudyOf, firstOfEachIndustry } from '../../../content/story.ts'
import { knownIndustries, companyPage } from '../../../content/load-pages.server.ts'
import { stories } from '../../../content/load.server.ts'
import { headingOf } from '../../../content/page-sections.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text } = companyPage(locale, 'industries')
  const { sections } = text
  const studies = firstOfEachIndustry(stories(locale))
  return {
    sample: studies.some(({ sample }) => sample),
    hero: { ...headingOf(sections.hero), known: knownIndustries(locale) },
    groups: headingOf(sections.groups),
    request: headingOf(sections.request),
    studies: studies.map(caseStudyOf),
  }
}

import type { PageContextServer } from 'vike/types'
import { caseStudyOf, firstOfEachIndustry } from '../../../content/case-study.ts'
import { knownIndustries } from '../../../content/known-industries.server.ts'
import { companyPage, stories } from '../../../content/load.server.ts'
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

import type { PageContextServer } from 'vike/types'
import { caseStudyOf, firstOfEachIndustry } from '../../../content/case-study.ts'
import { companyPage, modelTexts, servicePage, stories } from '../../../content/load.server.ts'
import { comparisonOf, headingOf, titledTexts } from '../../../content/page-sections.ts'
import type { PageSection } from '../../../content/page-text.ts'
import { type ServiceSlug, serviceSlugs } from '../../../content/schema.ts'
import type { Locale } from '../../../locales/locales.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text } = companyPage(locale, 'services')
  const { sections } = text
  const studies = firstOfEachIndustry(stories(locale))
  return {
    head: { title: text.name, description: text.summary },
    sample: studies.some(({ sample }) => sample),
    hero: headingOf(sections.hero),
    list: { ...headingOf(sections.list), items: serviceSlugs.map((slug) => listed(locale, slug)) },
    industries: headingOf(sections.industries),
    comparison: {
      ...headingOf(sections.comparison),
      ...comparisonOf(modelTexts(locale).sections.comparison),
    },
    process: { ...headingOf(sections.process), steps: titledTexts(sections.process) },
    request: headingOf(sections.request),
    studies: studies.map(caseStudyOf),
  }
}

/** The section of each service whose parts say what belongs to it. */
const contents: Readonly<Record<ServiceSlug, string>> = {
  'dedicated-team': 'pillars',
  'staff-augmentation-services': 'toolkit',
  'software-development-outsourcing': 'promises',
  'web-development': 'services',
  'mobile-development': 'services',
  'healthcare-software-development': 'services',
  devops: 'cards',
}

/** A service as S-36 lists it: the promise of its page, its summary and what belongs to it. */
function listed(locale: Locale, slug: ServiceSlug) {
  const { text, picture } = servicePage(locale, slug)
  const sections: Readonly<Record<string, PageSection>> = text.sections
  return {
    slug,
    picture,
    title: text.name,
    summary: text.sections.hero.title,
    content: text.summary,
    contentList: sections[contents[slug]]!.parts.slice(0, 5).map(({ title }) => title),
  }
}

import type { PageContextServer } from 'vike/types'
import { caseStudyOf, industryFirst, inIndustry } from '../../../content/case-study.ts'
import {
  healthcarePage,
  industryPage,
  industrySlugs,
  stories,
  testimonials,
} from '../../../content/load.server.ts'
import {
  challengesOf,
  headingOf,
  questionsOf,
  solutionsOf,
} from '../../../content/page-sections.ts'
import type { Locale } from '../../../locales/locales.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text, industry } = healthcarePage(locale)
  const { sections } = text
  const studies = inIndustry(stories(locale), industry)
  const [review] = industryFirst(testimonials(locale), industry, 1)
  return {
    head: { title: text.name, description: text.summary },
    sample: studies.some(({ sample }) => sample) || review?.sample === true,
    hero: headingOf(sections.hero),
    departments: { ...headingOf(sections.departments), known: knownIndustries(locale) },
    challenges: challengesOf(sections.challenges),
    solutions: { ...headingOf(sections.solutions), cards: solutionsOf(sections.solutions) },
    standards: headingOf(sections.standards),
    technologies: headingOf(sections.technologies),
    review: { title: sections.review.title, quote: review?.reviewAuthorPhrase ?? '' },
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
    studies: studies.map(caseStudyOf),
  }
}

/** What S-35 tells of each industry that has a page: a story where there is one, else its promise. */
function knownIndustries(locale: Locale) {
  const all = stories(locale)
  return industrySlugs().map((slug) => {
    const page = slug === 'healthcare' ? healthcarePage(locale) : industryPage(locale, slug)!
    const story = all.find(({ industry }) => industry === page.industry)
    return {
      industry: page.industry,
      promise: { title: page.text.sections.hero.title, text: page.text.summary },
      story: story && { slug: story.slug, title: story.title, summary: story.summary },
    }
  })
}

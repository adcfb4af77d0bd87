import type { PageContextServer } from 'vike/types'
import { nearestIndustryFirst, inIndustryOrAll } from '../../../content/choose-entries.ts'
import { listedStory } from '../../../content/story.ts'
import { knownIndustries, healthcarePage } from '../../../content/load-pages.server.ts'
import { stories, testimonials } from '../../../content/load.server.ts'
import {
  challengesOf,
  firstScreenOf,
  headingOf,
  questionsOf,
  solutionsOf,
} from '../../../content/page-sections.ts'
import { catalogueGroups } from '../../technology-groups.ts'
import { sellingFacts } from '../../../content/selling-facts.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text, industry, icons } = healthcarePage(locale)
  const { sections } = text
  const shownStories = inIndustryOrAll(stories(locale), industry)
  const [review] = nearestIndustryFirst(testimonials(locale), industry, 1)
  return {
    showsSample: shownStories.some(({ sample }) => sample) || review?.sample === true,
    hero: firstScreenOf(sections.hero),
    facts: sellingFacts(),
    departments: { ...headingOf(sections.departments), known: knownIndustries(locale) },
    challenges: challengesOf(sections.challenges),
    solutions: { ...headingOf(sections.solutions), cards: solutionsOf(sections.solutions, icons) },
    standards: headingOf(sections.standards),
    technologies: { ...headingOf(sections.technologies), groups: catalogueGroups },
    review: { title: sections.review.title, quote: review?.reviewAuthorPhrase ?? '' },
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
    stories: shownStories.map(listedStory),
  }
}

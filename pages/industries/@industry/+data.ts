import { render } from 'vike/abort'
import { industryPlates } from '../../../content/facts/plates.ts'
import type { PageContextServer } from 'vike/types'
import { nearestIndustryFirst, inIndustryOrAll } from '../../../content/choose-entries.ts'
import { listedStory } from '../../../content/story.ts'
import { industryPage, modelTexts } from '../../../content/load-pages.server.ts'
import { stories, testimonials } from '../../../content/load.server.ts'
import {
  challengesOf,
  firstScreenOf,
  headingOf,
  modelsOf,
  pointsOf,
  problemsOf,
  questionsOf,
  servicesOf,
} from '../../../content/page-sections.ts'
import { sellingFacts } from '../../../content/selling-facts.ts'

export type Data = ReturnType<typeof data>

export function data({ locale, routeParams }: PageContextServer) {
  const found = industryPage(locale, routeParams.industry ?? '')
  if (!found) throw render(404)
  const { text, icons, pictures, industry, model } = found
  const { sections } = text
  const reviews = nearestIndustryFirst(testimonials(locale), industry, 3)
  const shownStories = inIndustryOrAll(stories(locale), industry)
  return {
    showsSample: [...reviews, ...shownStories].some(({ sample }) => sample),
    model,
    hero: firstScreenOf(sections.hero),
    facts: sellingFacts(),
    plate: industryPlates[industry],
    challenges: challengesOf(sections.challenges),
    problems: { ...headingOf(sections.problems), items: problemsOf(sections.problems, icons) },
    services: { ...headingOf(sections.services), items: servicesOf(sections.services, pictures) },
    points: { title: sections.points.title, points: pointsOf(sections.points) },
    models: { ...headingOf(sections.models), models: modelsOf(modelTexts(locale).sections) },
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
    stories: shownStories.map(listedStory),
    testimonials: reviews,
  }
}

import type { PageContextServer } from 'vike/types'
import { firstOfEachIndustry } from '../../../content/choose-entries.ts'
import { listedStory } from '../../../content/story.ts'
import { companyPage, modelTexts, serviceItems } from '../../../content/load-pages.server.ts'
import { stories } from '../../../content/load.server.ts'
import {
  comparisonOf,
  firstScreenOf,
  headingOf,
  titledTexts,
} from '../../../content/page-sections.ts'
import { offerOf, sellingFacts } from '../../../content/selling-facts.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text } = companyPage(locale, 'services')
  const { sections } = text
  const shownStories = firstOfEachIndustry(stories(locale))
  const facts = sellingFacts()
  return {
    showsSample: [facts.rate, ...shownStories].some(({ sample }) => sample),
    hero: firstScreenOf(sections.hero),
    facts,
    list: {
      ...headingOf(sections.list),
      items: serviceItems(locale).map((service) => ({
        ...service,
        group: offerOf(service.slug).model ? ('models' as const) : ('fields' as const),
      })),
    },
    industries: headingOf(sections.industries),
    comparison: {
      ...headingOf(sections.comparison),
      ...comparisonOf(modelTexts(locale).sections.comparison),
    },
    process: { ...headingOf(sections.process), steps: titledTexts(sections.process) },
    request: headingOf(sections.request),
    stories: shownStories.map(listedStory),
  }
}

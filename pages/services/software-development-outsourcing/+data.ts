import type { PageContextServer } from 'vike/types'
import { listedStory } from '../../../content/story.ts'
import { modelTexts, servicePage } from '../../../content/load-pages.server.ts'
import { stories } from '../../../content/load.server.ts'
import {
  challengesOf,
  comparisonOf,
  firstScreenOf,
  headingOf,
  partsWithIcons,
  solutionsOf,
  titledTexts,
} from '../../../content/page-sections.ts'
import { offerOf, sellingFacts } from '../../../content/selling-facts.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text, icons } = servicePage(locale, 'software-development-outsourcing')
  const { sections } = text
  const delivered = stories(locale).filter(({ model }) => model === 'outsourcing')
  return {
    showsSample: delivered.some(({ sample }) => sample),
    hero: firstScreenOf(sections.hero),
    // Without a comparison: the second action of the page leads to that of the models.
    facts: sellingFacts(offerOf('software-development-outsourcing')),
    form: headingOf(sections.form),
    challenges: challengesOf(sections.challenges),
    solutions: { ...headingOf(sections.solutions), cards: solutionsOf(sections.solutions, icons) },
    process: { ...headingOf(sections.process), steps: titledTexts(sections.process) },
    comparison: {
      ...headingOf(sections.comparison),
      ...comparisonOf(modelTexts(locale).sections.comparison),
    },
    promises: { ...headingOf(sections.promises), parts: partsWithIcons(sections.promises, icons) },
    details: {
      ...headingOf(sections.details),
      parts: sections.details.parts.map(({ id, title, html }) => ({ id, title, html })),
    },
    request: headingOf(sections.request),
    stories: delivered.map(listedStory),
  }
}

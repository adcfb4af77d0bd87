import type { PageContextServer } from 'vike/types'
import { listedStory } from '../../../content/story.ts'
import { modelTexts, servicePage } from '../../../content/load-pages.server.ts'
import { stories } from '../../../content/load.server.ts'
import {
  changeOf,
  firstScreenOf,
  headingOf,
  modelsOf,
  partsWithIcons,
  problemsOf,
  questionsOf,
  titledTexts,
} from '../../../content/page-sections.ts'
import { offerOf, sellingFacts } from '../../../content/selling-facts.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text, icons } = servicePage(locale, 'dedicated-team')
  const { sections } = text
  const built = stories(locale).filter(({ model }) => model === 'build')
  // Without a comparison: the second action of the page leads to that of the models.
  const facts = sellingFacts(offerOf('dedicated-team'))
  return {
    showsSample: [facts.rate, ...built].some(({ sample }) => sample),
    hero: firstScreenOf(sections.hero),
    facts,
    form: headingOf(sections.form),
    pillars: { ...headingOf(sections.pillars), parts: partsWithIcons(sections.pillars, icons) },
    models: { ...headingOf(sections.models), models: modelsOf(modelTexts(locale).sections) },
    steps: { ...headingOf(sections.steps), steps: titledTexts(sections.steps) },
    problems: { ...headingOf(sections.problems), items: problemsOf(sections.problems, icons) },
    advantages: {
      ...headingOf(sections.advantages),
      parts: partsWithIcons(sections.advantages, icons),
    },
    change: changeOf(sections.change),
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
    stories: built.map(listedStory),
  }
}

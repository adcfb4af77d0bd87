import type { PageContextServer } from 'vike/types'
import { companyPage, modelTexts } from '../../content/load-pages.server.ts'
import {
  changeOf,
  comparisonOf,
  firstScreenOf,
  headingOf,
  modelsOf,
  questionsOf,
  contractPointsOf,
} from '../../content/page-sections.ts'
import { terms } from '../../content/facts/terms.ts'
import { sellingFacts } from '../../content/selling-facts.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text } = companyPage(locale, 'engagement-models')
  const { sections } = text
  const models = modelTexts(locale).sections
  return {
    showsSample: terms.sample,
    hero: firstScreenOf(sections.hero),
    facts: sellingFacts(),
    models: { ...headingOf(sections.models), models: modelsOf(models) },
    comparison: { ...headingOf(sections.comparison), ...comparisonOf(models.comparison) },
    contract: {
      ...headingOf(sections.contract),
      points: contractPointsOf(sections.contract),
    },
    change: changeOf(sections.change),
    finder: headingOf(sections.finder),
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
  }
}

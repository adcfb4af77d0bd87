import type { PageContextServer } from 'vike/types'
import { terms } from '../../content/facts/terms.ts'
import { companyPage, hiringStages, modelTexts } from '../../content/load-pages.server.ts'
import {
  headingOf,
  modelsOf,
  partsWithIcons,
  questionsOf,
  stagesOf,
  summarizedParts,
} from '../../content/page-sections.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text, icons } = companyPage(locale, 'how-we-hire')
  const { sections } = text
  return {
    showsSample: terms.sample,
    hero: headingOf(sections.hero),
    stages: stagesOf(hiringStages(locale)),
    checks: { ...headingOf(sections.checks), parts: summarizedParts(sections.checks) },
    toolkit: { ...headingOf(sections.toolkit), parts: partsWithIcons(sections.toolkit, icons) },
    models: { ...headingOf(sections.models), models: modelsOf(modelTexts(locale).sections) },
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
  }
}

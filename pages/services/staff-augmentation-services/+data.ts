import type { PageContextServer } from 'vike/types'
import { hiringStages, modelTexts, servicePage } from '../../../content/load-pages.server.ts'
import { testimonials } from '../../../content/load.server.ts'
import {
  changeOf,
  firstScreenOf,
  headingOf,
  modelsOf,
  partsWithIcons,
  questionsOf,
  stagesOf,
  tagsOf,
  contractPointsOf,
} from '../../../content/page-sections.ts'
import { offeredFacts } from '../../../content/compare.server.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text, icons } = servicePage(locale, 'staff-augmentation-services')
  const { sections } = text
  const reviews = testimonials(locale).slice(0, 3)
  const facts = offeredFacts(locale, 'staff-augmentation-services')
  return {
    showsSample: [facts.rate, ...reviews].some(({ sample }) => sample),
    hero: firstScreenOf(sections.hero),
    facts,
    toolkit: { ...headingOf(sections.toolkit), parts: partsWithIcons(sections.toolkit, icons) },
    contract: { ...headingOf(sections.contract), points: contractPointsOf(sections.contract) },
    models: { ...headingOf(sections.models), models: modelsOf(modelTexts(locale).sections) },
    hiring: {
      ...headingOf(sections.hiring),
      stages: stagesOf(hiringStages(locale)),
    },
    roles: headingOf(sections.roles),
    skills: headingOf(sections.skills),
    change: changeOf(sections.change),
    life: { ...headingOf(sections.life), tags: tagsOf(sections.life) },
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
    testimonials: reviews,
  }
}

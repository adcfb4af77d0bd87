import type { PageContextServer } from 'vike/types'
import { servicePage } from '../../../content/load-pages.server.ts'
import {
  changeOf,
  firstScreenOf,
  headingOf,
  partsWithIcons,
  questionsOf,
  titledTexts,
} from '../../../content/page-sections.ts'
import { catalogueOf, toolsOf } from '../../technology-groups.ts'
import { offeredFacts } from '../../../content/compare.server.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { text, icons } = servicePage(locale, 'devops')
  const { sections } = text
  const facts = offeredFacts(locale, 'devops')
  return {
    showsSample: facts.rate.sample,
    hero: firstScreenOf(sections.hero),
    facts,
    form: headingOf(sections.form),
    tools: {
      ...headingOf(sections.tools),
      groups: toolsOf('building', 'shipping', 'watching', 'securing'),
    },
    process: { ...headingOf(sections.process), steps: titledTexts(sections.process) },
    change: changeOf(sections.change),
    technologies: {
      ...headingOf(sections.technologies),
      groups: catalogueOf('devops', 'clouds'),
    },
    cards: { ...headingOf(sections.cards), parts: partsWithIcons(sections.cards, icons) },
    faq: { ...headingOf(sections.faq), questions: questionsOf(sections.faq) },
    request: headingOf(sections.request),
  }
}

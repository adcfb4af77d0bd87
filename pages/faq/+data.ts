import type { PageContextServer } from 'vike/types'
import { terms } from '../../content/facts/terms.ts'
import { companyPage } from '../../content/load-pages.server.ts'
import { headingOf, questionsOf } from '../../content/page-sections.ts'
import { textOfHtml } from '../../content/html-text.ts'

export type Data = ReturnType<typeof data>

const groups = ['engagement', 'money', 'people', 'security', 'legal'] as const

export function data({ locale }: PageContextServer) {
  const { text } = companyPage(locale, 'faq')
  const { sections } = text
  return {
    showsSample: terms.sample,
    hero: headingOf(sections.hero),
    groups: groups.map((id) => ({
      id,
      ...headingOf(sections[id]),
      questions: questionsOf(sections[id]).map((question) => ({
        ...question,
        searched: `${question.question} ${textOfHtml(question.answer)}`,
      })),
    })),
    request: headingOf(sections.request),
  }
}

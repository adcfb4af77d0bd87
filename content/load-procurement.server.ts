import type { Locale } from '../locales/locales.ts'
import { contentFile } from './content-files.server.ts'
import { ContentError } from './content-error.ts'
import type { AnswerGroup } from './facts/supplier-answers.ts'
import type { AnswerFacts } from './facts/supplier-answers/answer-facts.ts'
import { textOfHtml } from './html-text.ts'
import { companyPage } from './load.server.ts'
import { memoize } from './memoize.ts'
import { headingOf } from './page-sections.ts'
import { answerGroups } from './procurement.ts'

/** An answer of a supplier check with its words in a language. */
export type SupplierAnswer = AnswerFacts & {
  question: string
  /** Finished HTML. */
  html: string
  /** The same as plain text. */
  text: string
}

type SupplierAnswers = {
  id: AnswerGroup
  title: string
  lead: string
  answers: readonly SupplierAnswer[]
}

/**
 * All answers in a language, by group.
 * @throws ContentError when the text of a group has other answers than its facts
 */
export const supplierAnswersIn = memoize((locale: Locale): readonly SupplierAnswers[] => {
  const { sections } = companyPage(locale, 'procurement').text
  return answerGroups.map(([group, facts]) => {
    const { parts } = sections[group]
    if (parts.map(({ id }) => id).join() !== facts.map(({ id }) => id).join()) {
      const [path] = contentFile('pages', 'procurement', 'entry.json')
      throw new ContentError(path, group, 'needs the answers of facts/supplier-answers.ts in order')
    }
    return {
      id: group,
      ...headingOf(sections[group]),
      answers: facts.map((answer, at) => {
        const { title: question, html } = parts[at]!
        return { ...answer, question, html, text: textOfHtml(html) }
      }),
    }
  })
})

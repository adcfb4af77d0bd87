import type { Locale } from '../locales/locales.ts'
import { contentFile, textFile } from './content-files.server.ts'
import { ContentError } from './content-error.ts'
import type { AnswerGroup } from './facts/supplier-answers.ts'
import type { AnswerFacts } from './facts/supplier-answers/answer-facts.ts'
import { textOfHtml } from './html-text.ts'
import { companyPage } from './load-pages.server.ts'
import { memoizeReader } from '../locales/memoize-reader.server.ts'
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
export const supplierAnswersIn = memoizeReader((locale: Locale): readonly SupplierAnswers[] => {
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

/** A clause of the outline of the contract: its number, and the section that holds it. */
type ContractClause = { number: number; section: string }

/** Clauses that pages lead to, by the names that they have in the English outline. */
const names = {
  minimum: 'Minimum term',
  trial: 'Trial',
  notice: 'Notice',
  price: 'Price',
  invoices: 'Invoices',
  rights: 'Rights',
  liability: 'Liability',
  people: 'Hiring our engineers',
  law: 'Law and disputes',
} as const

type ContractClauses = Readonly<Record<keyof typeof names, ContractClause>>

/**
 * Where the outline says what pages say in plain words.
 * @throws ContentError when it has no such clause
 */
export const contractClauses = memoizeReader((): ContractClauses => {
  const [path, text] = textFile('documents', 'contract-outline', 'en')
  const clauses = new Map<string, ContractClause>()
  let section = ''
  for (const line of text.split('\n')) {
    section = /^## .*\{#([\w-]+)\}$/.exec(line)?.[1] ?? section
    const [, number, name] = /^(\d+)\. \*\*(.+?)\.\*\*/.exec(line) ?? []
    if (name) clauses.set(name, { number: Number(number), section })
  }
  const found = Object.entries(names).map(([id, name]) => {
    const clause = clauses.get(name)
    if (!clause) throw new ContentError(path, name, 'is missing, and pages lead to it')
    return [id, clause]
  })
  return Object.fromEntries(found) as ContractClauses
})

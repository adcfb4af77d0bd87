import { expect, test } from 'vitest'
import { createTranslator } from '../components/text/create-translator.ts'
import { mostShown } from '../components/questionnaire/kept-parts.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import { readParts } from './brief.server.ts'
import { supplierAnswersIn } from './load-procurement.server.ts'
import { briefCatalogs, partWriter } from './part-writer.ts'
import { answerCount, questionsQuery } from './procurement.ts'
import { questionLines } from './question-lines.ts'

const linesOf = (query: string, locale: 'en' | 'de') =>
  questionLines(query, supplierAnswersIn(locale), {
    text: createTranslator({ locale, messages: messagesFor(locale, ['procurement']) }),
  })

test('selected answers are told by their number, then by their questions under their groups', () => {
  expect(linesOf('q=audits,dpo', 'en')).toEqual([
    { label: 'Answers for a supplier check', value: '2 answers selected' },
    { label: 'Privacy', value: 'Who is your data protection officer?' },
    { label: 'Delivery', value: 'May we, or our auditor, audit you?' },
  ])
  expect(linesOf('q=dpo', 'de')).toEqual([
    { label: 'Antworten zur Lieferantenprüfung', value: '1 Antwort ausgewählt' },
    { label: 'Datenschutz', value: 'Wer ist Ihr Datenschutzbeauftragter?' },
  ])
})

test('a browser keeps the lines of all answers', () => {
  const all = linesOf(
    questionsQuery(supplierAnswersIn('en').flatMap(({ answers }) => answers.map(({ id }) => id))),
    'en',
  )
  expect(all.length).toBeGreaterThan(answerCount)
  expect(all.length).toBeLessThanOrEqual(mostShown.lines)
})

test('a query that tells of no answer says nothing', () => {
  expect(linesOf('q=%3Cb%3E&label=Free+of+charge', 'en')).toEqual([])
})

test('a request takes selected answers along under the query of their page, in the language of the writer', () => {
  const text = createTranslator({ locale: 'de', messages: messagesFor('de', briefCatalogs) })
  const { questions } = readParts(
    { questions: 'q=nobody&q=dpo&q=audits' },
    partWriter('de', text),
    new Date(),
  )
  expect(questions?.query).toBe('q=dpo,audits')
  expect(questions?.lines.map(({ value }) => value)).toEqual([
    '2 Antworten ausgewählt',
    'Wer ist Ihr Datenschutzbeauftragter?',
    'Dürfen wir oder unsere Auditoren Sie auditieren?',
  ])
  expect(readParts({ questions: 'q=nobody' }, partWriter('de', text), new Date())).toEqual({})
})

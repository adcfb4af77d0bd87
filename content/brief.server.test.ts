import { expect, test } from 'vitest'
import { mostShown } from '../components/questionnaire/kept-parts.ts'
import { translator } from '../locales/translator.server.ts'
import { readParts } from './brief.server.ts'
import { supplierAnswersIn } from './procurement.server.ts'
import { briefCatalogs, partWriter, questionLines } from './brief.ts'
import { answerCount, questionsQuery } from './procurement.ts'
import { comparable } from './compare.ts'
import { comparedName } from './compare.server.ts'

const linesOf = (query: string, locale: 'en' | 'de') =>
  questionLines(query, supplierAnswersIn(locale), {
    text: translator(locale, briefCatalogs),
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
  const text = translator('de', briefCatalogs)
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

const partsIn = (locale: 'en' | 'de', comparison: string) => {
  const text = translator(locale, briefCatalogs)
  return readParts({ comparison }, partWriter(locale, text), new Date())
}

test.each([
  ['en', 'a=poland&b=georgia', 'Developers in Poland · Developers in Georgia'],
  ['de', 'a=poland&b=georgia', 'Entwickler in Polen · Entwickler in Georgien'],
] as const)('in %s a comparison is told by what stands side by side', (locale, query, names) => {
  const { comparison } = partsIn(locale, query)
  expect(comparison?.query).toBe(query)
  expect(comparison?.lines.map(({ value }) => value)).toEqual([names])
})

test('what an address adds to a comparison is left out', () => {
  const { comparison } = partsIn('en', 'a=react-developers&b=%3Cb%3E&c=poland&label=Free')
  expect(comparison?.query).toBe('a=react-developers')
  expect(partsIn('en', 'a=nothing')).toEqual({})
})

test('everything that can be compared has a name in both languages', () => {
  const ids = Object.values(comparable).flat()
  for (const locale of ['en', 'de'] as const)
    expect(ids.filter((id) => comparedName(locale, id).trim() === '')).toEqual([])
})

import { expect, test, describe } from 'vitest'
import { readFileSync } from 'node:fs'
import { parseQuery } from './address-query.ts'
import { supplierAnswers } from './facts/supplier-answers.ts'
import {
  answerCount,
  answerGroups,
  fitsFilters,
  questionsQuery,
  readRoom,
  documentSlugs,
} from './procurement.ts'
import { routes } from '../locales/route-table.ts'
import { contentFile } from './content-files.server.ts'
import { textOfHtml } from './html-text.ts'
import { supplierAnswersIn, contractClauses } from './procurement.server.ts'
import { documentPage } from './load.server.ts'
import { wordCount } from './text-measures.ts'
import { claims, company } from './company.ts'
import { claimFigure } from './claim-figure.ts'

const allFacts = answerGroups.flatMap(([, answers]) => answers)
const none = {
  search: '',
  framework: undefined,
  since: undefined,
  selected: [],
  selectedOnly: false,
  unknown: 0,
}

test.each([
  ['nothing', '', none],
  ['a search', 'search=+backup+', { ...none, search: 'backup' }],
  ['a framework', 'framework=gdpr', { ...none, framework: 'gdpr' }],
  ['an unknown framework', 'framework=__proto__', none],
  ['a day', 'since=2026-10-01', { ...none, since: '2026-10-01' }],
  ['a day that is none', 'since=2026-13-01', none],
  ['a day with more behind it', 'since=2026-10-01T00:00', none],
  ['answers, in any order', 'q=audits&q=devices', { ...none, selected: ['devices', 'audits'] }],
  ['answers in one value', 'q=audits,devices', { ...none, selected: ['devices', 'audits'] }],
  ['an answer twice', 'q=audits&q=audits', { ...none, selected: ['audits'] }],
  ['an unknown answer', 'q=nobody,audits', { ...none, selected: ['audits'], unknown: 1 }],
  [
    'the selected ones alone',
    'q=audits&show=selected',
    { ...none, selected: ['audits'], selectedOnly: true },
  ],
  ['the selected ones of none', 'show=selected', none],
  ['an empty selection', 'q=', none],
])('An address with %s: %s', (_, query, room) => {
  expect(readRoom(parseQuery(query))).toEqual(room)
})

test('What an address says too much of is cut', () => {
  const room = readRoom({
    search: ['x'.repeat(5000)],
    q: Array.from({ length: 5000 }, (_, at) => `id-${at}`),
  })
  expect(room).toEqual({ ...none, search: 'x'.repeat(100), unknown: 99 })
})

test('The query of all answers is short enough to travel with a request, and tells them all', () => {
  const ids = allFacts.map(({ id }) => id)
  const query = questionsQuery(ids.toReversed())
  expect(query.length).toBeLessThanOrEqual(1000)
  expect(readRoom({ q: new URLSearchParams(query).getAll('q') }).selected).toEqual(ids)
})

test('There are about sixty answers in six groups, none with the id of another', () => {
  expect(answerGroups.map(([group]) => group)).toEqual([
    'security',
    'privacy',
    'people',
    'continuity',
    'finance',
    'delivery',
  ])
  expect(answerCount).toBeGreaterThanOrEqual(60)
  expect(new Set(allFacts.map(({ id }) => id)).size).toBe(answerCount)
})

test.each([
  ['caiq', /^[A-Z]{2,3}$|^A&A$/],
  ['sig', /^[A-Z][A-Za-z ]+$/],
  ['iso-27001', /^A\.[5-8]\.\d{1,2}$/],
  ['gdpr', /^Art\. \d{1,2}(\(\d\)(\([a-z]\))?)?$/],
  ['hipaa', /^§ 164\.\d{3}/],
] as const)(
  'Places in %s are written as its readers know them, for ten answers or more',
  (id, sign) => {
    const places = allFacts.flatMap(({ frameworks }) => frameworks[id] ?? [])
    expect(places.length).toBeGreaterThanOrEqual(10)
    expect(places.filter((place) => !sign.test(place))).toEqual([])
  },
)

test('Answers are filtered by framework, day and selection', () => {
  const idsOf = (room: object) =>
    allFacts.filter((facts) => fitsFilters(facts, { ...none, ...room })).map(({ id }) => id)
  expect(idsOf({})).toHaveLength(answerCount)
  expect(idsOf({ since: '2026-11-26' })).toEqual([])
  const lately = idsOf({ since: '2026-11-10' })
  expect(lately).toContain('devices')
  expect(lately).not.toContain('headcount')
  expect(idsOf({ framework: 'hipaa' })).toContain('baa')
  expect(idsOf({ framework: 'hipaa' })).not.toContain('dpo')
  expect(idsOf({ selected: ['audits', 'devices'], selectedOnly: true })).toEqual([
    'devices',
    'audits',
  ])
})

test('The selected answers are shown whatever the filters beside them say', () => {
  const filters = { search: ['zzzz'], framework: ['hipaa'], since: ['2099-01-01'] }
  const room = readRoom({ ...filters, q: ['dpo'], show: ['selected'] })
  expect(room).toMatchObject({ search: '', selectedOnly: true, selected: ['dpo'] })
  expect(
    answerGroups.flatMap(([, answers]) => answers.filter((each) => fitsFilters(each, room))),
  ).toHaveLength(1)
})

test('A day that is none filters nothing', () => {
  expect(readRoom({ since: ['2026-02-30'] }).since).toBeUndefined()
  expect(readRoom({ since: ['2026-02-28'] }).since).toBe('2026-02-28')
})

test('The owners and days are marked as a sample', () => {
  expect(supplierAnswers.sample).toBe(true)
})

const elsewhere = { en: /^Not published here: /, de: /^Hier nicht veröffentlicht: / }

describe.each(['en', 'de'] as const)('In %s', (locale) => {
  const all = supplierAnswersIn(locale).flatMap(({ answers }) => answers)
  const answerTo = (id: string) => all.find((answer) => answer.id === id)!.text

  test('an answer that a page cannot give says so first, and no other one does', () => {
    const saying = all.filter(({ text }) => elsewhere[locale].test(text)).map(({ id }) => id)
    expect(saying).toEqual(all.filter((answer) => answer.elsewhere).map(({ id }) => id))
    expect(saying.length).toBeGreaterThanOrEqual(3)
  })

  test('answers are short enough for the cell of a questionnaire', () => {
    const counts = all.map(({ id, text }) => `${id}: ${wordCount(text)}`)
    const strange = counts.filter((line) => {
      const words = Number(line.split(': ')[1])
      return words < 20 || words > 90
    })
    expect(strange).toEqual([])
  })

  test('figures are those of the company', () => {
    for (const id of ['engineers', 'locations', 'turnover'] as const) {
      expect(answerTo('headcount')).toContain(claimFigure(claims[id], locale).text)
    }
    expect(answerTo('enquiry-data')).toContain(String(company.retention.requests))
    expect(answerTo('dpo')).toContain(company.email)
  })

  test('what an answer is proved by is on the page that it names', () => {
    const lost = all.flatMap(({ id, proof }) => {
      if (!proof?.at) return []
      const kind = routes[proof.route].kind === 'legal' ? 'legal' : 'pages'
      const [, text] = contentFile(kind, proof.route, `${locale}.md`)
      return text.includes(`{#${proof.at}}`) ? [] : [`${id}: ${proof.route}#${proof.at}`]
    })
    expect(lost).toEqual([])
  })

  test.each(documentSlugs)('the document %s has sections with words of its own', (slug) => {
    const { sections, sample } = documentPage(locale, slug)
    expect(sections.length).toBeGreaterThanOrEqual(5)
    expect(sections.filter(({ html }) => textOfHtml(html).length < 60)).toEqual([])
    expect(sample).toBe(true)
  })
})

test('both languages give the same answers from the same facts', () => {
  const facts = (locale: 'en' | 'de') =>
    supplierAnswersIn(locale).flatMap(({ answers }) =>
      answers.map(({ id, owner, asOf, proof, frameworks }) => ({
        id,
        owner,
        asOf,
        proof,
        frameworks,
      })),
    )
  expect(facts('de')).toEqual(facts('en'))
})

test.each(['en', 'de'])('the outline in %s has the clauses under their numbers', (locale) => {
  const text = readFileSync(`content/documents/contract-outline/${locale}.md`, 'utf8')
  for (const { number, section } of Object.values(contractClauses())) {
    const [, ...rest] = text.split(new RegExp(`^## .*\\{#${section}\\}$`, 'm'))
    const [own] = rest.join('').split(/^## /m)
    expect(own).toMatch(new RegExp(`^${number}\\. `, 'm'))
  }
  expect(contractClauses()).toMatchObject({
    minimum: { number: 3, section: 'term' },
    law: { section: 'liability' },
  })
})

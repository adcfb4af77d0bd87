import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { documentSlugs } from './procurement.ts'
import { routes } from '../locales/route-table.ts'
import { contentFile } from './content-files.server.ts'
import { textOfHtml } from './html-text.ts'
import { supplierAnswersIn, contractClauses } from './procurement.server.ts'
import { documentPage } from './load.server.ts'
import { wordCount } from './text-measures.ts'
import { claims, company } from './company.ts'
import { claimFigure } from './claim-figure.ts'

const elsewhere = { en: /^Not on this page: /, de: /^Nicht auf dieser Seite: / }

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

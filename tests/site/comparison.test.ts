import { describe, expect, test } from 'vitest'
import type { PageContextServer } from 'vike/types'
import { comparable, comparedKinds } from '../../content/compare.ts'
import { hireCountryPage, modelTexts } from '../../content/load-pages.server.ts'
import { comparisonOf } from '../../content/page-sections.ts'
import { data } from '../../pages/compare/+data.ts'

const compared = (locale: 'en' | 'de', searchAll: Record<string, string[]>) =>
  data({ locale, urlParsed: { searchAll } } as unknown as PageContextServer)

describe.each(['en', 'de'] as const)('The comparison in %s', (locale) => {
  test.each(comparedKinds)('has a name, a page and a sentence for each %s', (kind) => {
    for (const id of comparable[kind]) {
      const [item] = compared(locale, { a: [id] }).items
      expect(item!.id).toBe(id)
      expect(item!.name).toMatch(/\S/)
      expect(item!.path).toMatch(locale === 'de' ? /^\/de\// : /^\/(?!de\/)/)
      expect(item!.description).toMatch(/\S/)
    }
  })

  test('takes the terms of a model from the table of the models', () => {
    const { options, rows } = comparisonOf(modelTexts(locale).sections.comparison)
    for (const { name, terms } of compared(locale, { item: [...comparable.model] }).items) {
      const at = options.findIndex(({ title }) => title === name)
      expect(terms).toEqual(rows.map(({ title, cells }) => ({ title, value: cells[at] })))
    }
  })

  test('takes the facts of a country from its page', () => {
    const [item] = compared(locale, { a: ['poland'] }).items
    const { salary, timeZone } = hireCountryPage(locale, 'poland')
    expect(item!.country).toMatchObject({ salary, timeZone, factor: 1 })
  })

  test('names everything that can be chosen', () => {
    const { choices } = compared(locale, {})
    for (const { items } of choices) for (const { name } of items) expect(name).toMatch(/\S/)
  })
})

import { describe, expect, test } from 'vitest'
import type { PageContextServer } from 'vike/types'
import { parse } from 'node-html-parser'
import { comparable, comparedKinds, readComparison, termBands } from '../../content/compare.ts'
import { hireCountryPage, modelTexts } from '../../content/load-pages.server.ts'
import { comparisonOf } from '../../content/page-sections.ts'
import { data } from '../../pages/compare/+data.ts'
import { pages } from '../../pages/registry/pages.ts'
import { renderedPage } from '../support/rendered-page.tsx'

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
      expect(item!.plate ?? item!.country?.strengths).toBeDefined()
    }
  })

  test('takes the terms of a model from the table of the models', () => {
    const { options, rows } = comparisonOf(modelTexts(locale).sections.comparison)
    for (const { name, terms } of compared(locale, { item: [...comparable.model] }).items) {
      const at = options.findIndex(({ title }) => title === name)
      expect(terms).toEqual(
        rows.map(({ title, cells, sample }, row) => ({
          title,
          value: cells[at],
          band: termBands[row],
          sample,
        })),
      )
    }
    expect(termBands).toHaveLength(rows.length)
  })

  test('takes the facts of a country from its page', () => {
    const [item] = compared(locale, { a: ['poland'] }).items
    const { salary, timeZone } = hireCountryPage(locale, 'poland')
    expect(item!.country).toMatchObject({ salary, timeZone, factor: 1 })
  })

  test('begins with the models where nothing was asked for', () => {
    const ids = (query: Record<string, string[]>) =>
      compared(locale, query).items.map(({ id }) => id)
    expect(ids({})).toEqual(['extend', 'build', 'outsourcing'])
    expect(ids({ a: [''], b: [''] })).toEqual(['extend', 'build', 'outsourcing'])
    expect(ids({ a: ['mars'] })).toEqual([])
  })

  test('names everything that can be chosen', () => {
    const { choices } = compared(locale, {})
    for (const { items } of choices) for (const { name } of items) expect(name).toMatch(/\S/)
  })
})

/** What the first screen of a page leads to, and in which words. */
async function comparisonOn(path: string) {
  const page = [...pages('en'), ...pages('de')].find((each) => each.path === path)!
  const link = parse(await renderedPage(page)).querySelector('section a[href*="/compare?"]')
  const query = new URLSearchParams(link?.getAttribute('href')?.split('?')[1])
  const asked = Object.fromEntries([...query].map(([key, value]) => [key, [value]]))
  return { words: link?.textContent, ...readComparison(asked) }
}

test('a model whose page has a button to the comparison of models leads there once', async () => {
  expect((await comparisonOn('/services/dedicated-team')).words).toBeUndefined()
})

test.each([
  ['/hire/georgia', 'country', 'georgia', 'Compare: Georgia · '],
  ['/de/hire/georgia', 'country', 'georgia', 'Vergleichen: Georgien · '],
  ['/hire/qa-engineers', 'engineers', 'qa-engineers', 'Compare: '],
  ['/hire/python-developers', 'engineers', 'python-developers', 'Compare: Python · '],
  ['/services/web-development', 'service', 'web-development', 'Compare: Web development · '],
  ['/services/devops', 'service', 'devops', 'Compare: DevOps services · '],
  ['/services/staff-augmentation-services', 'model', 'extend', 'Compare: Extend Your Team · '],
])(
  '%s leads to a comparison in which what it sells stands first',
  async (path, kind, first, words) => {
    const found = await comparisonOn(path)
    expect(found).toMatchObject({ kind, changes: [] })
    expect(found.items[0]).toBe(first)
    expect(found.items).toHaveLength(3)
    expect(found.words!.startsWith(words)).toBe(true)
  },
)

test.each(comparedKinds)(
  'the page of each %s has the form to which its next step leads',
  async (kind) => {
    for (const id of comparable[kind]) {
      const [item] = compared('en', { a: [id] }).items
      const page = pages('en').find(({ path }) => path === item!.path)!
      expect(parse(await renderedPage(page)).getElementById('request'), id).not.toBeNull()
    }
  },
)

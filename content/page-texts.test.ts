import { describe, expect, test } from 'vitest'
import {
  companyPage,
  healthcarePage,
  hiringStages,
  industryPage,
  industrySlugs,
  modelTexts,
  servicePage,
  serviceItems,
} from './load-pages.server.ts'
import type { PagePart, PageSection, PageText } from './parse-page.ts'
import { standardGroups } from './facts/standards.ts'
import { companySlugs, serviceSlugs } from './schema.ts'
import { wordCount } from './text-measures.ts'

/** The words of every page that is an entry, by its slug. */
const pages: [slug: string, text: PageText][] = [
  ...industrySlugs().map((slug): [string, PageText] => [
    slug,
    slug === 'healthcare' ? healthcarePage('en').text : industryPage('en', slug)!.text,
  ]),
  ...serviceSlugs.map((slug): [string, PageText] => [slug, servicePage('en', slug).text]),
  ...companySlugs.map((slug): [string, PageText] => [slug, companyPage('en', slug).text]),
]

const sectionsOf = (text: PageText): [id: string, section: PageSection][] =>
  Object.entries(text.sections)

/** Sections whose parts are questions. */
const asked: readonly string[] = [
  'faq',
  'engagement',
  'money',
  'people',
  'security',
  'legal',
  'diligence',
  'definitions',
  'privacy',
  'continuity',
  'finance',
  'delivery',
]

const questions = pages.flatMap(([, text]) =>
  sectionsOf(text).flatMap(([id, { parts }]) =>
    asked.includes(id) ? parts.map(({ title }) => title) : [],
  ),
)

/** Parts of the sections with an id, from all pages. */
const partsOf = (id: string): PagePart[] =>
  pages.flatMap(([, text]) => text.sections[id]?.parts ?? [])

test('The pages of nine industries, seven services, the lists and the company are there to be checked', () => {
  expect(pages.length).toBeGreaterThanOrEqual(25)
})

test.each(pages)('%s: the promise of its hero has at most 60 characters', (_, text) => {
  expect(text.sections.hero!.title.length).toBeLessThanOrEqual(60)
})

test.each(pages)('%s: the lead of its hero has at most 260 characters, others 220', (_, text) => {
  const long = sectionsOf(text)
    .filter(([id, { lead }]) => lead.length > (id === 'hero' ? 260 : 220))
    .map(([id, { lead }]) => `${id}: ${lead.length}`)
  expect(long).toEqual([])
})

test.each(pages)('%s: titles of sections are short phrases without a full stop', (_, text) => {
  const titles = sectionsOf(text)
    .filter(([id]) => id !== 'hero')
    .map(([, { title }]) => title)
  const strange = titles.filter((title) => {
    const words = wordCount(title)
    return words < 3 || words > 9 || title.endsWith('.')
  })
  expect(strange).toEqual([])
})

describe('No two pages share', () => {
  const ofAll: Record<string, readonly string[]> = {
    'a name': pages.map(([, { name }]) => name),
    'a description': pages.map(([, { summary }]) => summary),
    'a title of a section': pages.flatMap(([, text]) =>
      sectionsOf(text).map(([, { title }]) => title),
    ),
    'a question': questions,
  }

  test.each(Object.entries(ofAll))('%s', (_, words) => {
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })
})

test('Every token is filled in: no braces are left', () => {
  const shown = [...pages.map(([, text]) => text), modelTexts('en'), hiringStages('en')]
  const left = shown.flatMap((text) => valuesOf(text).filter((words) => /[{}]/.test(words)))
  expect(left).toEqual([])
})

test('Questions end with a question mark, and no other title does', () => {
  expect(questions.length).toBeGreaterThan(50)
  expect(questions.filter((title) => !title.endsWith('?'))).toEqual([])
  const others = pages.flatMap(([, text]) =>
    sectionsOf(text).flatMap(([id, { title, parts }]) => [
      title,
      ...(asked.includes(id) ? [] : parts.map((part) => part.title)),
    ]),
  )
  expect(others.filter((title) => title.includes('?'))).toEqual([])
})

test.each([
  ['services', 'a line of at most 60 characters', 60],
  ['solutions', 'what they are built on in at most 40 characters', 40],
  ['frameworks', 'their type in at most 30 characters', 30],
])('The parts of %s begin with %s', (id, _, most) => {
  const lines = partsOf(id).map(({ paragraphs }) => paragraphs[0]!)
  expect(lines.length).toBeGreaterThanOrEqual(8)
  expect(lines.filter((line) => line.length > most || line.endsWith('.'))).toEqual([])
})

test('Points are phrases of three to eight words', () => {
  const points = pages.flatMap(([, text]) => text.sections.points?.list ?? [])
  expect(points.length).toBeGreaterThanOrEqual(40)
  expect(points.filter((point) => wordCount(point) < 3 || wordCount(point) > 8)).toEqual([])
})

/** Every text in a value, however deep. */
function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((inner) => valuesOf(inner))
    : []
}

test('The questions page has at least thirty answers, in five groups', () => {
  const { hero: _, request: __, ...groups } = companyPage('en', 'faq').text.sections
  expect(Object.keys(groups)).toHaveLength(5)
  expect(Object.values(groups).flatMap(({ parts }) => parts).length).toBeGreaterThanOrEqual(30)
})

test('The compliance page has a card for every standard, in the order of the list', () => {
  const { parts } = companyPage('en', 'compliance').text.sections.standards
  expect(parts.map(({ id }) => id)).toEqual(standardGroups.flatMap(({ standards }) => standards))
})

describe.each(['en', 'de'] as const)('services in a list, %s', (locale) => {
  test('the line beside a name says what the service promises, not the name once more', () => {
    const items = serviceItems(locale)
    expect(items.map(({ summary }) => summary)).toEqual(
      items.map(({ slug }) => servicePage(locale, slug).text.sections.hero.opening[0]),
    )
    for (const { title, summary } of items) expect(summary).not.toBe(title)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, describe } from 'vitest'
import { typedClaim } from '../locales/tools/figures.ts'
import { sharedSentences, wordCount, passages, sharedShare } from './text-measures.ts'
import {
  companyPage,
  anyIndustryPage,
  hiringStages,
  industrySlugs,
  modelTexts,
  servicePage,
  serviceItems,
} from './load-pages.server.ts'
import type { PagePart, PageSection, PageText } from './parse-page.ts'
import { standardGroups } from './facts/standards.ts'
import { companySlugs, serviceSlugs } from './schema.ts'

const texts = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/en.md'))
  .sort()
  .map((path) => [path, readFileSync(new URL(path, import.meta.url), 'utf8')] as const)
const stories = texts.filter(([path]) => path.startsWith('success-stories/'))
const posts = texts.filter(([path]) => path.startsWith('blog/'))
const legal = texts.filter(([path]) => path.startsWith('legal/'))
const pages = texts.filter(([path]) => /^(industries|services|pages|shared)\//.test(path))

test('Texts of stories, posts, pages and legal pages are there to be checked', () => {
  expect(stories.length).toBeGreaterThanOrEqual(3)
  expect(posts.length).toBeGreaterThanOrEqual(15)
  expect(legal.length).toBeGreaterThanOrEqual(2)
  expect(pages.length).toBeGreaterThanOrEqual(14)
})

/** What is read in a drawing is no running text. */
const withoutDrawing = (text: string) => text.replace(/^## [^\n]*\{#plate\}\n.*?^(?=## )/ms, '')

test.each(stories)('%s has 450 to 900 words', (_, text) => {
  expect(wordCount(withoutDrawing(text))).toBeGreaterThanOrEqual(450)
  expect(wordCount(withoutDrawing(text))).toBeLessThanOrEqual(900)
})

/** Title, preview, excerpt and body are apart by empty lines; the excerpt is read in lists alone. */
const asArticle = (text: string) =>
  withoutDrawing(text)
    .split('\n\n')
    .filter((_, at) => at !== 2)
    .join('\n\n')

test.each(posts)('%s has 900 to 1,400 words', (_, text) => {
  expect(wordCount(asArticle(text))).toBeGreaterThanOrEqual(900)
  expect(wordCount(asArticle(text))).toBeLessThanOrEqual(1400)
})

test('Marks and heading ids are not counted as words', () => {
  expect(
    wordCount('# A title\n\n> “One – two.”\n\n| A | B |\n| --- | --- |\n\n## C {#some-id}'),
  ).toBe(7)
})

test('No two texts share a sentence', () => {
  expect(sharedSentences(texts)).toEqual([])
})

test('A sentence that is copied from one text to another is found, also across a line break', () => {
  const copied = 'We measured it for four weeks on the live system and wrote the figures down.'
  const one = ['a/en.md', `# A\n\n${copied} More.`] as const
  const other = ['b/en.md', `# B\n\nFirst. ${copied.replace('weeks ', 'weeks\n')}`] as const
  expect(sharedSentences([one, other])).toEqual([`a/en.md, b/en.md: ${copied}`])
})

test.each(texts)('%s takes the company’s claims from company.ts', (_, text) => {
  expect(typedClaim('en', text)).toBeUndefined()
})

test('A claim that is typed into a text is found', () => {
  expect(typedClaim('en', 'Our clients come from 39 countries.')).toBe('39 countries')
})

/** What a careful text does not hold, with a case that must be found. */
const slips: readonly [name: string, slip: RegExp, example: string][] = [
  ['straight quotation marks', /["']/, 'It’s a "quote"'],
  ['exclamation marks', /!/, 'Done!'],
  ['arrows', /[→⇒]|->/, 'A → B'],
  ['hyphens in ranges', /\d\s?-\s?\d(?!\d?-)/, '3-7 weeks'],
  ['three dots', /\.\.\./, 'and so on...'],
  [
    'advertising words',
    /\b(leverag|seamless|cutting-edge|journey|robust|empower|best-in-class|world-class)/i,
    'a seamless start',
  ],
  ['claims of being certified', /\bcertified\b/i, 'Certified engineers'],
  ['placeholder text', /\b(lorem|ipsum|TODO|TBD|XXX)\b/, 'TBD'],
  ['HTML', /<[a-z/]/i, '<b>bold</b>'],
]

test.each(slips)('Texts hold no %s', (_, slip, example) => {
  expect(example).toMatch(slip)
  expect(texts.filter(([, text]) => slip.test(text)).map(([path]) => path)).toEqual([])
})

test('Passages of five words are found across marks and capitals', () => {
  expect([...passages('One, two three. Four – five six')]).toEqual([
    'one two three four five',
    'two three four five six',
  ])
  expect(passages('Only four words here').size).toBe(0)
})

test('Of two texts it is the shorter one whose share counts', () => {
  const short = passages('We fix what breaks at night.')
  const long = passages('Promised: we fix what breaks at night, and nothing else is ever promised.')
  expect(sharedShare(short, long)).toBe(1)
  expect(sharedShare(short, passages('Nothing of it is said in this one here.'))).toBe(0)
  expect(sharedShare(passages('Short'), long)).toBe(0)
})

/** The words of every page that is an entry, by its slug. */
const pageTexts: [slug: string, text: PageText][] = [
  ...industrySlugs().map((slug): [string, PageText] => [slug, anyIndustryPage('en', slug).text]),
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

const questions = pageTexts.flatMap(([, text]) =>
  sectionsOf(text).flatMap(([id, { parts }]) =>
    asked.includes(id) ? parts.map(({ title }) => title) : [],
  ),
)

/** Parts of the sections with an id, from all pages. */
const partsOf = (id: string): PagePart[] =>
  pageTexts.flatMap(([, text]) => text.sections[id]?.parts ?? [])

test('The pages of nine industries, seven services, the lists and the company are there to be checked', () => {
  expect(pageTexts.length).toBeGreaterThanOrEqual(25)
})

test.each(pageTexts)('%s: the promise of its hero has at most 60 characters', (_, text) => {
  expect(text.sections.hero!.title.length).toBeLessThanOrEqual(60)
})

test.each(pageTexts)(
  '%s: the lead of its hero has at most 260 characters, others 220',
  (_, text) => {
    const long = sectionsOf(text)
      .filter(([id, { lead }]) => lead.length > (id === 'hero' ? 260 : 220))
      .map(([id, { lead }]) => `${id}: ${lead.length}`)
    expect(long).toEqual([])
  },
)

test.each(pageTexts)('%s: titles of sections are short phrases without a full stop', (_, text) => {
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
    'a name': pageTexts.map(([, { name }]) => name),
    'a description': pageTexts.map(([, { summary }]) => summary),
    'a title of a section': pageTexts.flatMap(([, text]) =>
      sectionsOf(text).map(([, { title }]) => title),
    ),
    'a question': questions,
  }

  test.each(Object.entries(ofAll))('%s', (_, words) => {
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })
})

test('Every token is filled in: no braces are left', () => {
  const shown = [...pageTexts.map(([, text]) => text), modelTexts('en'), hiringStages('en')]
  const left = shown.flatMap((text) => valuesOf(text).filter((words) => /[{}]/.test(words)))
  expect(left).toEqual([])
})

test('Questions end with a question mark, and no other title does', () => {
  expect(questions.length).toBeGreaterThan(50)
  expect(questions.filter((title) => !title.endsWith('?'))).toEqual([])
  const others = pageTexts.flatMap(([, text]) =>
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
  const points = pageTexts.flatMap(([, text]) => text.sections.points?.list ?? [])
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

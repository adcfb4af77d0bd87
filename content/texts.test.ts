import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { typedClaim } from '../locales/tools/figures.ts'
import { sharedSentences, wordCount, passages, sharedShare } from './text-measures.ts'

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

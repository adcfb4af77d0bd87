import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedSentences } from '../../content/text-measures.ts'
import type { PostFacts } from '../../content/post.ts'
import { tagSlug } from '../../content/blog-lists.ts'

type Texts = readonly (readonly [path: string, text: string])[]

/** Words of the interface by catalog, a paragraph each, without what translators are told. */
const catalogs: Texts = readdirSync('locales/en').map((name) => {
  const messages = JSON.parse(readFileSync(`locales/en/${name}`, 'utf8')) as Record<
    string,
    { defaultMessage: string }
  >
  const texts = Object.values(messages).map(({ defaultMessage }) => defaultMessage)
  return [`locales/en/${name}`, texts.join('\n\n')]
})

const entries: Texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/en.md'))
  .map((path) => [`content/${path}`, readFileSync(`content/${path}`, 'utf8')])

test('No page repeats a sentence of another one, whether it stands in messages or in content', () => {
  expect(catalogs.length).toBeGreaterThan(50)
  expect(entries.length).toBeGreaterThan(90)
  expect(sharedSentences([...catalogs, ...entries])).toEqual([])
})

test('A sentence that a message shares with an entry is found', () => {
  const shared = 'Whoever sails at night keeps a lamp in front and another one behind.'
  const [path] = catalogs[0]!
  expect(
    sharedSentences([
      [path, `Short.\n\n${shared}`],
      ['content/x/en.md', shared],
    ]),
  ).toEqual([`${path}, content/x/en.md: ${shared}`])
})

test('No message holds placeholder text', () => {
  const placeholder = /\b(lorem|ipsum|dolor sit|TODO|TBD|XXX|FIXME|placeholder)\b/i
  expect('Lorem ipsum').toMatch(placeholder)
  expect(catalogs.filter(([, text]) => placeholder.test(text)).map(([path]) => path)).toEqual([])
})

const posts: PostFacts[] = readdirSync('content/blog').map((slug) =>
  JSON.parse(readFileSync(`content/blog/${slug}/entry.json`, 'utf8')),
)
const tags = new Map(posts.flatMap((post) => post.tags.map((tag) => [`tags.${tagSlug(tag)}`, tag])))
const english = JSON.parse(readFileSync('locales/en/tags.json', 'utf8')) as Record<
  string,
  { defaultMessage: string }
>

test('every tag of a post has its name in the catalogs, and no other has one', () => {
  const named = Object.entries(english).map(([id, { defaultMessage }]) => [id, defaultMessage])
  expect(named.sort()).toEqual([...tags].sort())
})

test.each(['en', 'de'])(
  'the words that the search of questions suggests in %s find one',
  (locale) => {
    const messages = JSON.parse(readFileSync(`locales/${locale}/question-search.json`, 'utf8'))
    const hint: string = messages['question-search.hint'].defaultMessage
    const suggested = [...hint.matchAll(/[“„]([^”“]+)[”“]/g)].map(([, words]) =>
      words!.toLowerCase(),
    )
    const questions = readFileSync(`content/pages/faq/${locale}.md`, 'utf8').toLowerCase()
    expect(suggested).toHaveLength(2)
    expect(suggested.filter((words) => !questions.includes(words))).toEqual([])
  },
)

const receipt = JSON.parse(readFileSync('locales/en/receipt.json', 'utf8'))
const button = `“${receipt['receipt.withdraw.button'].defaultMessage}”`

test.each(['privacy-policy', 'terms-of-service'])(
  'the %s calls the button that withdraws a request by its name',
  (slug) => {
    expect(readFileSync(`content/legal/${slug}/en.md`, 'utf8')).toContain(button)
  },
)

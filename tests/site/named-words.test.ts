import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PostFacts } from '../../content/post.ts'
import { tagSlug } from '../../content/blog-lists.ts'

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

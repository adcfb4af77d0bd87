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

import { expect, test } from 'vitest'
import {
  categoriesOf,
  pageCount,
  pageNumbers,
  postsOn,
  postsPerPage,
  sharedLabel,
  labelCounts,
  tagsOf,
  tagSlug,
  newestFirst,
} from './blog-lists.ts'
import type { PostCategory } from './taxonomy.ts'
import { posts as ourPosts } from './load.server.ts'

const post = (slug: string, category: PostCategory, ...tags: string[]) => ({ slug, category, tags })

const posts = [
  post('a', 'security', 'Go', 'FHIR'),
  post('b', 'teams', 'fhir'),
  post('c', 'security', 'C#'),
]
const many = (count: number) => Array.from({ length: count }, (_, at) => post(`p${at}`, 'teams'))
const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug)

test('A category shows its own posts in the given order', () => {
  expect(slugs(postsOn(posts, { category: 'security' }))).toEqual(['a', 'c'])
  expect(postsOn(posts, { category: 'payments' })).toEqual([])
})

test('A tag shows the posts that have it, however they spell it', () => {
  expect(slugs(postsOn(posts, { tag: 'fhir' }))).toEqual(['a', 'b'])
  expect(slugs(postsOn(posts, { tag: 'c-sharp' }))).toEqual(['c'])
  expect(postsOn(posts, { tag: 'cobol' })).toEqual([])
})

test.each([
  [1, [1]],
  [9, [9]],
  [10, [9, 1]],
  [18, [9, 9]],
  [19, [9, 9, 1]],
])('%d posts stand on pages of %j', (count, sizes) => {
  const all = many(count)
  const pages = sizes.map((_, at) => postsOn(all, { page: at + 1 }))
  expect(pageCount(all)).toBe(sizes.length)
  expect(pages.map(({ length }) => length)).toEqual(sizes)
  expect(slugs(pages.flat())).toEqual(slugs(all))
  expect(postsOn(all, { page: sizes.length + 1 })).toEqual([])
  expect(postsPerPage).toBe(9)
})

test('A short list leads to all of its pages, a long one to its ends and the pages around', () => {
  expect(pageNumbers(3, 2)).toEqual([1, 2, 3])
  const around = Array.from({ length: 21 }, (_, at) => at + 40)
  expect(pageNumbers(100, 50)).toEqual([1, ...around, 100])
})

test('Only categories with posts are listed, in the order of the taxonomy and with counts', () => {
  expect(categoriesOf(posts)).toEqual([
    { category: 'teams', count: 1 },
    { category: 'security', count: 2 },
  ])
})

test('Tags are listed once, the most used first and then by name', () => {
  expect(tagsOf(posts)).toEqual([
    { tag: 'fhir', slug: 'fhir', count: 2 },
    { tag: 'C#', slug: 'c-sharp', count: 1 },
    { tag: 'Go', slug: 'go', count: 1 },
  ])
})

test('The subject of related posts is the tag that most others have, or the category where more have that', () => {
  const subjectAmong = (read: (typeof posts)[number], others: typeof posts) =>
    sharedLabel(read, labelCounts([read, ...others]))
  const [first, ...others] = posts
  expect(subjectAmong(first!, others)).toBe('FHIR')
  const read = post('d', 'teams', 'C#', 'Go', 'FHIR')
  expect(subjectAmong(read, posts)).toBe('FHIR')
  expect(subjectAmong(read, posts.slice(0, 1))).toBe('Go')
  expect(subjectAmong(post('e', 'delivery', 'Rust'), posts)).toBeUndefined()
  expect(subjectAmong(post('f', 'security', 'Go'), posts)).toBe('security')
})

test.each([
  ['FHIR', 'fhir'],
  ['Code review', 'code-review'],
  [' code  Review ', 'code-review'],
  ['Node.js', 'node-js'],
  ['.NET', 'dotnet'],
  ['ASP.NET', 'asp-net'],
  ['C#', 'c-sharp'],
  ['C++', 'c-plus-plus'],
  ['Hand-offs', 'hand-offs'],
  ['Genève', 'geneve'],
])('The tag “%s” has the address %s', (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug)
})

test('No two tags of our posts share an address, so each is spelled in one way', () => {
  const tags = [...new Set(ourPosts('en').flatMap((one) => one.tags))]
  expect(tags.length).toBeGreaterThan(20)
  expect(new Set(tags.map(tagSlug)).size).toBe(tags.length)
})

test('The newest comes first, and the slug decides on the same day', () => {
  const entries = [
    { slug: 'b', date: '2026-01-02' },
    { slug: 'd', date: '2025-12-31' },
    { slug: 'c', date: '2026-03-01' },
    { slug: 'a', date: '2026-01-02' },
  ]
  expect(entries.sort(newestFirst(({ date }) => date)).map(({ slug }) => slug)).toEqual([
    'c',
    'a',
    'b',
    'd',
  ])
})

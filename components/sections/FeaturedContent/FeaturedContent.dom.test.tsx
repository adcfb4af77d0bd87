import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples, posts as examplePosts } from './FeaturedContent.examples.tsx'
import { FeaturedContent } from './FeaturedContent.tsx'
import type { BlogPost } from '../BlogTeaser/BlogTeaser.tsx'
import { featuredPosts } from './featured-posts.ts'

const catalogs = ['common', ...examples.catalogs]

test('a visitor sees five posts and the way to all of them', () => {
  renderWithMessages(examples.examples.usual!, catalogs)
  expect(screen.getAllByRole('article')).toHaveLength(5)
  expect(screen.queryByText(/sixth/)).toBeNull()
  expect(screen.getByRole('link', { name: 'See all results' }).getAttribute('href')).toBe('/blog')
})

test('a filtered slider leads to the posts of the same subject (A-68)', () => {
  renderWithMessages(examples.examples['filtered to two']!, catalogs)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'See all results' }).getAttribute('href')).toBe(
    '/blog?category=teams',
  )
})

test.each([
  ['no posts', []],
  ['posts that could not be fetched', undefined],
])('with %s there is no section', (_, none) => {
  const { container } = renderWithMessages(<FeaturedContent posts={none} all="/blog" />, catalogs)
  expect(container.innerHTML).toBe('')
})

test('each post leads to its own page', () => {
  renderWithMessages(<FeaturedContent posts={examplePosts} all="/blog" />, catalogs)
  const link = screen.getByRole('link', { name: examplePosts[0]!.title })
  expect(link.getAttribute('href')).toBe('/blog/fhir-and-patient-identity')
})

test('the post that the visitor reads is not offered again', () => {
  renderWithMessages(
    <FeaturedContent posts={examplePosts} except={examplePosts[0]!.slug} all="/blog" />,
    catalogs,
  )
  expect(screen.queryByRole('link', { name: examplePosts[0]!.title })).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(5)
})

const post = (slug: string, date: string, more: Partial<BlogPost> = {}): BlogPost => ({
  slug,
  date,
  title: slug,
  preview: '',
  image: { src: '', width: 1, height: 1 },
  category: 'teams',
  tags: [],
  ...more,
})

const slugs = (listed: readonly BlogPost[]) => listed.map(({ slug }) => slug)

test('the newest comes first, and the slug decides on the same day', () => {
  const posts = [
    post('b', '2026-01-02'),
    post('c', '2026-03-01'),
    post('a', '2026-01-02'),
    post('d', '2025-12-31'),
  ]
  expect(slugs(featuredPosts(posts, {}))).toEqual(['c', 'a', 'b', 'd'])
})

test.each([0, 1, 4, 5])('%d posts are all shown', (count) => {
  const posts = Array.from({ length: count }, (_, at) => post(`p${at}`, `2026-01-0${at + 1}`))
  expect(featuredPosts(posts, {})).toHaveLength(count)
})

test('a sixth post is never shown (K-02)', () => {
  const posts = Array.from({ length: 6 }, (_, at) => post(`p${at}`, `2026-01-0${at + 1}`))
  expect(slugs(featuredPosts(posts, {}))).toEqual(['p5', 'p4', 'p3', 'p2', 'p1'])
})

const mixed = [
  post('by-category', '2026-01-01', { category: 'security' }),
  post('by-tag', '2026-01-02', { tags: ['Go', ' SECURITY '] }),
  post('part-of-a-word', '2026-01-03', { tags: ['Security reviews'] }),
]

test.each(['security', ' Security', 'SECURITY '])(
  '"%s" finds category and tags (A-62)',
  (value) => {
    expect(slugs(featuredPosts(mixed, { value }))).toEqual(['by-tag', 'by-category'])
  },
)

test.each(['healthcare', '', '  ', undefined])(
  'a value that nothing fits (%s) gives the newest of all (A-63)',
  (value) => {
    expect(featuredPosts(mixed, { value })).toHaveLength(3)
  },
)

test('the given list keeps its order', () => {
  const posts = [post('old', '2025-01-01'), post('new', '2026-01-01')]
  featuredPosts(posts, {})
  expect(slugs(posts)).toEqual(['old', 'new'])
})

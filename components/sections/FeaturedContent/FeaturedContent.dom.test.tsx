import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples, posts } from './FeaturedContent.examples.tsx'
import { FeaturedContent } from './FeaturedContent.tsx'

const namespaces = ['common', ...examples.namespaces]
test('a visitor sees five posts and the way to all of them', () => {
  renderWithMessages(examples.examples.usual!, namespaces)
  expect(screen.getAllByRole('article')).toHaveLength(5)
  expect(screen.queryByText(/sixth/)).toBeNull()
  expect(screen.getByRole('link', { name: 'See all results' }).getAttribute('href')).toBe('/blog')
})

test('a filtered slider leads to the posts of the same subject (A-68)', () => {
  renderWithMessages(examples.examples['filtered to two']!, namespaces)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'See all results' }).getAttribute('href')).toBe(
    '/blog?category=teams',
  )
})

test.each([
  ['no posts', []],
  ['posts that could not be fetched', undefined],
])('with %s there is no section', (_, none) => {
  const { container } = renderWithMessages(<FeaturedContent posts={none} all="/blog" />, namespaces)
  expect(container.innerHTML).toBe('')
})

test('each post leads to its own page', () => {
  renderWithMessages(<FeaturedContent posts={posts} all="/blog" />, namespaces)
  const link = screen.getByRole('link', { name: posts[0]!.title })
  expect(link.getAttribute('href')).toBe('/blog/fhir-and-patient-identity')
})

test('the post that the visitor reads is not offered again', () => {
  renderWithMessages(
    <FeaturedContent posts={posts} except={posts[0]!.slug} all="/blog" />,
    namespaces,
  )
  expect(screen.queryByRole('link', { name: posts[0]!.title })).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(5)
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { PostArticle, type PostContent } from './PostArticle.tsx'
import { examples } from './PostArticle.examples.tsx'

const catalogs = ['common', ...examples.catalogs]
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('a reader learns when, by whom and how long, before the text begins', () => {
  renderWithMessages(examples.examples.usual!, catalogs)
  const article = screen.getByRole('article', { name: 'Retries that pay once' })
  expect(within(article).getByText('Apr 14th 26').getAttribute('datetime')).toBe('2026-04-14')
  expect(within(article).getByText('Helmwright Team')).toBeInstanceOf(Element)
  expect(within(article).getByText('7-minute read')).toBeInstanceOf(Element)
  const [category] = within(article).getAllByRole('link', { name: 'Payments' })
  expect(category!.getAttribute('href')).toBe('/blog/category/payments')
})

test('a changed article says when it was changed', () => {
  const { post } = examples.examples.usual!.props as { post: PostContent }
  renderWithMessages(<PostArticle post={{ ...post, updated: '2026-05-02' }} />, catalogs)
  expect(screen.getByText('May 2nd 26').getAttribute('datetime')).toBe('2026-05-02')
})

test('contents lead to the sections, tags to the posts that share them', () => {
  renderWithMessages(examples.examples.usual!, catalogs)
  expect(linksOf('Contents')).toEqual([
    ['One key per intent', '#key'],
    ['Proof', '#proof'],
  ])
  expect(document.getElementById('proof')?.tagName).toBe('H2')
  expect(linksOf('Tags for this article')).toEqual([
    ['Payments', '/blog/tag/payments'],
    ['Node.js', '/blog/tag/node-js'],
  ])
})

test('a drawing stands below the section that it explains', () => {
  renderWithMessages(examples.examples['with a drawing']!, catalogs)
  const [first, last] = ['key', 'proof'].map((id) => document.getElementById(id)!)
  const drawing = screen.getByRole('img', { name: /^1: Report is signed/ })
  expect(first!.compareDocumentPosition(drawing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(last!.compareDocumentPosition(drawing)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { intersect } from '../../../tests/support/fake-browser.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples, shared, some } from './BlogList.examples.tsx'
import { BlogList } from './BlogList.tsx'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const catalogs = ['common', ...examples.catalogs]
const list = () => screen.getByRole('list', { name: 'Articles' })
const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])

async function comeNear() {
  act(() => intersect(list().parentElement!, 0.1))
  await act(() => new Promise((done) => setTimeout(done)))
}

test('each post is a heading below the page’s own and leads to its page', () => {
  renderWithMessages(<BlogList {...shared} posts={some(2)} />, catalogs)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blog')
  const first = within(list()).getAllByRole('heading', { level: 2 })[0]!
  expect(within(first).getByRole('link').getAttribute('href')).toBe(
    '/blog/fhir-and-patient-identity-1',
  )
})

test('a visitor leafs by number and by step; the current page is marked', () => {
  renderWithMessages(<BlogList {...shared} posts={some(9)} />, catalogs)
  expect(links('Pages of the list')).toEqual([
    ['Newer articles', '/blog'],
    ['Page 1', '/blog'],
    ['Page 2', '/blog/page/2'],
    ['Page 3', '/blog/page/3'],
    ['Older articles', '/blog/page/3'],
  ])
  const current = screen.getByRole('link', { current: 'page' })
  expect(current.textContent).toBe('2')
})

test('a visitor can search from the list', () => {
  renderWithMessages(<BlogList {...shared} posts={some(1)} />, catalogs)
  const field = screen.getByRole<HTMLInputElement>('searchbox', {
    name: /^Search the articles/,
    hidden: true,
  })
  expect([field.name, field.form?.getAttribute('action')]).toEqual(['q', '/search'])
})

test('a feed reader is given its file, not a page', () => {
  renderWithMessages(<BlogList {...shared} posts={some(1)} />, catalogs)
  const link = screen.getByRole('link', { name: 'Follow the blog via RSS' })
  expect(link.getAttribute('href')).toBe('/rss.xml')
  expect(link.getAttribute('rel')).toBe('external')
})

test('a list of one page has no pages to leaf', () => {
  renderWithMessages(<BlogList {...shared} posts={some(3)} pages={[]} />, catalogs)
  expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).toBeNull()
})

test('the category that is shown is no link, the others are', () => {
  renderWithMessages(<BlogList {...shared} posts={some(1)} />, catalogs)
  expect(links('Categories')).toEqual([
    ['Healthcare (9)', '/blog/category/healthcare'],
    ['Engagement models (2)', '/blog/category/engagement'],
  ])
})

test('tags with one post are folded, and a list of few has no fold', () => {
  const { container, unmount } = renderWithMessages(
    <BlogList {...shared} posts={some(1)} />,
    catalogs,
  )
  const [, fold] = container.querySelectorAll('details')
  expect(fold!.querySelector('summary')!.textContent).toBe('Tags with one article')
  expect(within(fold!).getByRole('link', { hidden: true }).getAttribute('href')).toBe(
    '/blog/tag/hl7',
  )
  unmount()
  renderWithMessages(<BlogList {...shared} posts={some(1)} rareTags={[]} />, catalogs)
  expect(screen.queryByText('Tags with one article')).toBeNull()
})

test('posts that the server has now take their place in the list', async () => {
  const { author: _, ...known } = some(1)[0]!
  const added = { ...known, slug: 'a-new-post', title: 'A new post' }
  fetched.mockResolvedValueOnce(Response.json([added, known]))
  renderWithMessages(<BlogList {...shared} posts={some(1)} />, catalogs)
  await comeNear()
  expect(
    within(list())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['A new post', known.title])
})

test('posts of the server that belong to another list leave this one as it is', async () => {
  fetched.mockResolvedValueOnce(Response.json(some(2)))
  renderWithMessages(
    <BlogList {...shared} choice={{ tag: 'none-of-these' }} posts={some(1)} />,
    catalogs,
  )
  await comeNear()
  expect(within(list()).getAllByRole('article')).toHaveLength(1)
})

test('when the server cannot say, the given posts stay and another try is offered (A-63)', async () => {
  fetched.mockResolvedValueOnce(new Response('down', { status: 503 }))
  renderWithMessages(<BlogList {...shared} posts={some(3)} />, catalogs)
  expect(screen.getByRole('status').textContent).toBe('')
  await comeNear()
  expect(screen.getByRole('status').textContent).toContain('We couldn’t load the articles')
  const retry = screen.getByRole('link', { name: 'Try again' })
  expect([retry.getAttribute('href'), retry.getAttribute('rel')]).toEqual(['/blog', 'external'])
  expect(within(list()).getAllByRole('article')).toHaveLength(3)
})

import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { intersect, observedWith } from '../../../tests/support/fake-browser.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { IntlRoot } from '../../text/IntlRoot.tsx'
import { examples, posts } from '../FeaturedContent/FeaturedContent.examples.tsx'
import { FeaturedContent } from '../FeaturedContent/FeaturedContent.tsx'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const given = posts.slice(0, 2)
const catalogs = ['common', ...examples.catalogs]
const section = (value?: string) => <FeaturedContent posts={given} value={value} all="/blog" />

/** The fields of the API; an author is none of them. */
const { author: _, ...known } = given[0]!
const added = { ...known, slug: 'a-new-post', title: 'A new post', date: '2026-11-20' }

const titles = () => screen.getAllByRole('article').map((post) => post.querySelector('a')!.text)
const settled = () => act(() => new Promise((done) => setTimeout(done)))
const ref = () => screen.getByRole('region', { name: 'Blog posts' }).parentElement!

async function comeNear() {
  act(() => intersect(ref(), 0.1))
  await settled()
}

test('the given posts stand there, and nothing is asked while the section is far away', async () => {
  renderWithMessages(section(), catalogs)
  await settled()
  expect(titles()).toEqual(given.map(({ title }) => title))
  expect(fetched).not.toHaveBeenCalled()
  expect(observedWith(ref())).toEqual([{ rootMargin: '200px' }])
})

test('near the view the posts are asked for once and take the place of the given ones', async () => {
  fetched.mockResolvedValueOnce(Response.json([added, known]))
  renderWithMessages(section(), catalogs)
  await comeNear()
  await comeNear()
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/blog/posts'])
  expect(titles()).toEqual(['A new post', known.title])
  const link = screen.getByRole('link', { name: 'A new post' })
  expect(link.getAttribute('href')).toBe('/blog/a-new-post')
})

test('a post that was there keeps its author', async () => {
  fetched.mockResolvedValueOnce(Response.json([added, known]))
  renderWithMessages(section(), catalogs)
  await comeNear()
  const [first, second] = screen.getAllByRole('article')
  expect(first!.textContent).not.toContain('Helmwright Team')
  expect(second!.textContent).toContain('Helmwright Team')
})

test('a filtered slider takes of the new posts those on its subject', async () => {
  fetched.mockResolvedValueOnce(Response.json([added, { ...known, category: 'security' }]))
  renderWithMessages(section('security'), catalogs)
  await comeNear()
  expect(titles()).toEqual([known.title])
})

test('in another language the posts are asked for in that language', async () => {
  fetched.mockResolvedValueOnce(Response.json([]))
  const { catalogMessages } = await import('../../../locales/catalog.server.ts')
  renderWithMessages(
    <IntlRoot locale="en-XA" messages={catalogMessages('en-XA', catalogs)}>
      {section()}
    </IntlRoot>,
    [],
  )
  const [list] = screen.getAllByRole('article')
  act(() => intersect(list!.closest('section')!.parentElement!, 1))
  await settled()
  expect(fetched.mock.calls[0]![0]).toBe('/api/blog/posts?locale=en-XA')
})

test('when there are no posts any more the section goes (A-63)', async () => {
  fetched.mockResolvedValueOnce(Response.json([]))
  const { container } = renderWithMessages(section(), catalogs)
  await comeNear()
  expect(container.querySelector('section')!.hidden).toBe(true)
})

test.each([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['a server error', () => Promise.resolve(Response.json([added], { status: 500 }))],
  ['no JSON', () => Promise.resolve(new Response('<p>down</p>'))],
  ['nothing at all', () => Promise.resolve(new Response(null, { status: 204 }))],
  ['an object', () => Promise.resolve(Response.json({ posts: [added] }))],
  ['half a post', () => Promise.resolve(Response.json([added, { title: 'Half' }]))],
  ['a picture of another host', () => Promise.resolve(Response.json([strange()]))],
  ['an unknown category', () => Promise.resolve(Response.json([{ ...added, category: 'x' }]))],
])('with %s the given posts stay', async (_name, answer) => {
  fetched.mockImplementationOnce(answer)
  renderWithMessages(section(), catalogs)
  await comeNear()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(titles()).toEqual(given.map(({ title }) => title))
})

const strange = () => ({ ...added, image: { ...added.image, src: '//elsewhere.example/x.svg' } })

test('a visitor who leaves stops the request, and its answer is dropped', async () => {
  let answer: (response: Response) => void = () => {}
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const { unmount } = renderWithMessages(section(), catalogs)
  await comeNear()
  const { signal } = fetched.mock.calls[0]![1]!
  expect(signal!.aborted).toBe(false)
  unmount()
  expect(signal!.aborted).toBe(true)
  answer(Response.json([added]))
  await settled()
  expect(screen.queryByRole('article')).toBeNull()
})

test('a visitor who leaves before the section is near asks nothing', () => {
  const { unmount } = renderWithMessages(section(), catalogs)
  const left = ref()
  unmount()
  intersect(left, 1)
  expect(fetched).not.toHaveBeenCalled()
})

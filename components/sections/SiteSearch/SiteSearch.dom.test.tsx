import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import type { Hit } from '../../search/find-documents.ts'
import { SiteSearchIsland } from './SiteSearch.island.tsx'

const page = { kind: 'page', summary: '', headings: '', words: '' } as const
const file = {
  synonyms: {},
  common: [],
  documents: [
    { ...page, path: '/services/devops', title: 'DevOps services' },
    { ...page, kind: 'story', path: '/success-stories/xola', title: 'Xola' },
  ],
}
const found: Hit[] = [
  { kind: 'page', path: '/about', title: 'About', summary: '', terms: [], byTitle: true },
]
const fetched = vi.fn(async () => Response.json(file))

// On a busy machine its first import takes longer than a test waits.
beforeAll(() => import('../../search/search-index.ts'))

beforeEach(() => vi.stubGlobal('fetch', fetched))

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockClear()
})

const renderSearch = (asked: string, hits: Hit[] | undefined) =>
  renderWithMessages(<SiteSearchIsland asked={asked} found={hits} />, ['common', 'search'])
const resultsIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('what the server found is shown without fetching anything', () => {
  renderSearch('about', found)
  expect(screen.getByRole('status').textContent).toBe('1 result for “about”')
  expect(resultsIn('Pages')).toEqual(['About'])
  expect(fetched).not.toHaveBeenCalled()
})

test('results follow the typing, and the page is told for its address', async () => {
  renderSearch('about', found)
  const field = screen.getByRole('searchbox', { name: 'What are you looking for?' })
  await userEvent.clear(field)
  await userEvent.type(field, 'xola')
  await screen.findByRole('link', { name: 'Xola' })
  expect(resultsIn('Success stories')).toEqual(['Xola'])
  await screen.findByText('1 result for “xola”')
  expect(location.search).toBe('?q=xola')
})

test('a result that shows no word of the query names the part of its page, or its text', () => {
  const unseen = { ...found[0]!, path: '/reviews', within: '' }
  const under = { ...found[0]!, path: '/faq', within: 'How we review' }
  renderSearch('review', [found[0]!, unseen, under])
  expect(screen.getAllByText('Found further down in the text')).toHaveLength(1)
  expect(screen.getAllByText('Found under “How we review”')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Pages' }).nextSibling!.textContent).toBe('3')
})

test('a query that no server has answered is answered here', async () => {
  renderSearch('devops', undefined)
  await screen.findByRole('link', { name: 'DevOps services' })
})

test('without a query it offers three ways onward and counts nothing', () => {
  renderSearch('', undefined)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(resultsIn('Good places to start')).toEqual(['Services', 'Success stories', 'Contact us'])
})

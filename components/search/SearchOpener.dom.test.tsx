import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import type { SearchFile } from './search-index.ts'
import { SearchOpenerIsland } from './SearchOpener.island.tsx'

const page = { kind: 'page', summary: 'How we work', headings: '', words: '' } as const

const file: SearchFile = {
  synonyms: {},
  common: [],
  documents: [
    { ...page, path: '/services/devops', title: 'DevOps with Kubernetes' },
    { ...page, path: '/services', title: 'Kubernetes and other services' },
    { ...page, kind: 'technology', path: '/technologies', title: 'Kubernetes' },
  ],
}

const answers = vi.fn<() => Promise<Response>>()
let ends = new AbortController()

// On a busy machine their first import takes longer than a test waits.
beforeAll(() => Promise.all([import('./SearchDialog.tsx'), import('./search-index.ts')]))

beforeEach(() => {
  answers.mockImplementation(async () => Response.json(file))
  vi.stubGlobal('fetch', answers)
  ends = new AbortController()
})

afterEach(() => {
  vi.unstubAllGlobals()
  ends.abort()
})

/** The addresses that links lead to, which jsdom cannot follow. */
function renderOpener() {
  const followed: (string | null)[] = []
  renderWithMessages(<SearchOpenerIsland />, ['common', 'search'])
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (link && !event.defaultPrevented) followed.push(link.getAttribute('href'))
    event.preventDefault()
  }
  document.addEventListener('click', onClick, { signal: ends.signal })
  return followed
}

async function openByKeys() {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return within(await screen.findByRole('dialog', { name: 'Search this site' }))
}

const chosen = () => screen.queryByRole('option', { selected: true })

test('a search that does not load says so, and is tried again when the dialog is opened again', async () => {
  answers.mockRejectedValueOnce(new TypeError('offline'))
  renderOpener()
  const dialog = await openByKeys()
  await dialog.findByText(/The search did not load/)
  await userEvent.click(dialog.getByRole('button', { name: 'Close search' }))
  await openByKeys()
  await waitFor(() => expect(dialog.queryByText(/The search did not load/)).toBeNull())
})

test('before anything is pressed it leads to the page of search and tells its keys', () => {
  renderOpener()
  const opener = screen.getByRole('button', { name: 'Search' })
  expect(opener.getAttribute('href')).toBe('/search')
  expect(opener.getAttribute('aria-keyshortcuts')).toBe('Control+K')
  expect(opener.title).toBe('Search (Ctrl K)')
})

test.each([
  ['a press', () => userEvent.click(screen.getByRole('button', { name: 'Search' }))],
  ['Space', () => fireEvent.keyDown(screen.getByRole('button', { name: 'Search' }), { key: ' ' })],
])('%s opens the dialog with the focus in its field', async (_, open) => {
  renderOpener()
  await open()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('combobox', { name: 'What are you looking for?' })).toBeTruthy()
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/services',
    '/success-stories',
    '/contact-us',
  ])
})

test('a press with Ctrl is left to the browser, which opens the page in a tab', () => {
  const followed = renderOpener()
  fireEvent.click(screen.getByRole('button', { name: 'Search' }), { ctrlKey: true })
  expect(followed).toEqual(['/search'])
})

test('results follow the typing, in groups, with the words marked', async () => {
  renderOpener()
  const dialog = await openByKeys()
  await userEvent.type(dialog.getByRole('combobox'), 'kubernets')
  const groups = await dialog.findAllByRole('group')
  expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([1, 2])
  expect(dialog.getByRole('group', { name: 'Technologies' })).toBe(groups[0])
  expect(groups[0]!.querySelector('mark')!.textContent).toBe('Kubernetes')
  await dialog.findByText('3 results for “kubernets”')
  const all = dialog.getByRole('link', { name: 'Show all 3 results' })
  expect(all.getAttribute('href')).toBe('/search?q=kubernets')
})

test('arrows choose among the results and go round, Enter opens the chosen one', async () => {
  const followed = renderOpener()
  const dialog = await openByKeys()
  const field = dialog.getByRole('combobox')
  await userEvent.type(field, 'kubernetes')
  await dialog.findAllByRole('option')
  expect(chosen()).toBeNull()
  const names = []
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    fireEvent.keyDown(field, { key })
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen()!.id)
    names.push(chosen()!.getAttribute('href'))
  }
  expect(names).toEqual([
    '/technologies',
    '/services/devops',
    '/services',
    '/technologies',
    '/services',
  ])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(followed).toEqual(['/services'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Enter without a chosen result leaves the form to lead to all results', async () => {
  renderOpener()
  const dialog = await openByKeys()
  const field = dialog.getByRole('combobox')
  await userEvent.type(field, 'kubernetes')
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
  const form = dialog.getByRole('search')
  expect([form.getAttribute('action'), field.getAttribute('name')]).toEqual(['/search', 'q'])
})

test('typing on takes the choice back', async () => {
  renderOpener()
  const dialog = await openByKeys()
  const field = dialog.getByRole('combobox')
  await userEvent.type(field, 'kube')
  await dialog.findAllByRole('option')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  await userEvent.type(field, 'r')
  expect(chosen()).toBeNull()
})

test('a query without results says so and offers three ways onward', async () => {
  renderOpener()
  const dialog = await openByKeys()
  await userEvent.type(dialog.getByRole('combobox'), '<b>xyzzy</b>')
  await dialog.findByText('Nothing found for “<b>xyzzy</b>”')
  expect(dialog.getAllByRole('link')).toHaveLength(3)
  expect(dialog.getByRole('combobox').getAttribute('aria-expanded')).toBe('false')
})

test('the query is still there when the dialog is opened again', async () => {
  renderOpener()
  const dialog = await openByKeys()
  await userEvent.type(dialog.getByRole('combobox'), 'devops')
  await userEvent.click(dialog.getByRole('button', { name: 'Close search' }))
  await openByKeys()
  expect(dialog.getByRole<HTMLInputElement>('combobox').value).toBe('devops')
})

test('a dialog that is open again by the time the browser tells that it closed stays open', async () => {
  renderOpener()
  const dialog = await openByKeys()
  fireEvent.click(dialog.getByRole('button', { name: 'Close search' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openByKeys()
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(screen.queryByRole('dialog')).not.toBeNull()
})

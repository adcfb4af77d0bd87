import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PostedFormState } from '../../server/contract/page-state.ts'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { draftKey, writeDraft } from './draft.ts'
import { ShortContactFormIsland } from './ShortContactForm.island.tsx'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(posted?: PostedFormState) {
  cleanup()
  renderWithMessages(<ShortContactFormIsland pathname="/get-in-touch" formState={{ posted }} />, [
    'common',
    'forms',
    'taxonomy',
  ])
  return userEvent.setup()
}

const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/)
const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/)
const note = () => screen.queryByText('We kept what you typed here.')

test('what was typed stands in the form again, and the visitor is told', async () => {
  const user = open()
  await user.type(name(), 'Marta')
  expect(note()).toBeNull()
  open()
  expect(name().value).toBe('Marta')
  expect(note()?.getAttribute('role')).toBe('status')
})

test('the visitor erases it with one button', async () => {
  const first = open()
  await first.type(name(), 'Marta')
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Erase it' }))
  expect(name().value).toBe('')
  expect(document.activeElement).toBe(name())
  expect(note()).toBeNull()
  expect(sessionStorage.getItem(draftKey('short-contact'))).toBeNull()
})

test('an accepted request erases the draft', async () => {
  const user = open()
  await user.type(name(), 'Marta')
  await user.type(email(), 'marta@keller.example.com')
  fetched.mockResolvedValueOnce(new Response(null, { status: 201 }))
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(name().value).toBe(''))
  expect(sessionStorage.getItem(draftKey('short-contact'))).toBeNull()
})

test('a failed request keeps it', async () => {
  const user = open()
  await user.type(name(), 'Marta')
  await user.type(email(), 'marta@keller.example.com')
  fetched.mockRejectedValueOnce(new TypeError('no network'))
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText(/Nothing was lost/)
  open()
  expect(email().value).toBe('marta@keller.example.com')
})

test('what the server sent back is newer than the draft', async () => {
  const user = open()
  await user.type(name(), 'Marta')
  await user.type(email(), 'marta@keller.example.com')
  open({
    form: 'short-contact',
    values: { name: 'Bo', email: '' },
    errors: { name: 'forms.error.name-and-email' },
  })
  expect(name().value).toBe('Bo')
  expect(email().value).toBe('')
  expect(note()).toBeNull()
})

test('a form that the server sent back empty stays empty, and leaves no draft', () => {
  writeDraft('short-contact', { name: 'Marta' })
  open({
    form: 'short-contact',
    values: { name: '', email: '' },
    errors: { name: 'forms.error.name-and-email' },
  })
  expect(name().value).toBe('')
  expect(note()).toBeNull()
  expect(sessionStorage.getItem(draftKey('short-contact'))).toBeNull()
})

/** The age that a form tells as it is sent. */
async function toldAge(user: ReturnType<typeof userEvent.setup>) {
  fetched.mockResolvedValueOnce(new Response(null, { status: 201 }))
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  return new Headers(fetched.mock.calls[0]![1]!.headers).get('X-Form-Age')
}

test('a draft that is sent at once after a reload is as old as its first text', async () => {
  const user = open()
  await user.type(name(), 'Marta')
  await user.type(email(), 'marta@keller.example.com')
  const typed = JSON.parse(sessionStorage.getItem(draftKey('short-contact'))!)
  const begun = { ...typed, since: typed.since - 60_000 }
  sessionStorage.setItem(draftKey('short-contact'), JSON.stringify(begun))
  vi.spyOn(performance, 'now').mockReturnValue(500)
  expect(Number(await toldAge(open()))).toBeGreaterThanOrEqual(60_000)
})

test('what the server sent back was typed on an earlier page: its age is not known', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(500)
  const values = { name: 'Marta', email: 'marta@keller.example.com' }
  const user = open({ form: 'short-contact', values, errors: {} })
  expect(await toldAge(user)).toBeNull()
})

const comeBack = (persisted: boolean) =>
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))

test('a page that comes back as it was left does not show what was sent since', async () => {
  const user = open()
  await user.type(name(), 'Marta')
  comeBack(true)
  expect(name().value).toBe('Marta')
  writeDraft('short-contact', {})
  comeBack(false)
  expect(name().value).toBe('Marta')
  comeBack(true)
  expect(name().value).toBe('')
  expect(sessionStorage.getItem(draftKey('short-contact'))).toBeNull()
})

test('a page that comes back keeps its text where nothing can be stored', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const user = open()
  await user.type(name(), 'Marta')
  comeBack(true)
  expect(name().value).toBe('Marta')
})

test('the honeypot and the path are no part of it', async () => {
  const user = open()
  await user.type(name(), 'Marta')
  const { values } = JSON.parse(sessionStorage.getItem(draftKey('short-contact'))!)
  expect(values).toEqual({ name: 'Marta' })
})

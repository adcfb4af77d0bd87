import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { draftKey } from './draft.ts'
import type { FormState } from './form-state.ts'
import { ShortContactForm } from './ShortContactForm.tsx'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

function open(formState?: FormState) {
  cleanup()
  renderWithMessages(<ShortContactForm pathname="/get-in-touch" formState={formState} />, [
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

test('the honeypot and the path are no part of it', async () => {
  const user = open()
  await user.type(name(), 'Marta')
  const { values } = JSON.parse(sessionStorage.getItem(draftKey('short-contact'))!)
  expect(values).toEqual({ name: 'Marta' })
})

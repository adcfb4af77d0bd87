import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { ContactForm, DetailsCounter } from './ContactForm.tsx'
import { limits } from '../../server/contract/limits.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

function open() {
  const onAccepted = vi.fn()
  renderWithMessages(<ContactForm pathname="/contact-us" onAccepted={onAccepted} />, [
    'common',
    'forms',
  ])
  return { user: userEvent.setup(), onAccepted }
}

const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/)
const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/)
const send = () => screen.getByRole('button', { name: 'Send request' })

test('nothing is said while a visitor types; leaving a filled field speaks', async () => {
  const { user } = open()
  await user.type(email(), 'jo@gmail.com')
  expect(screen.queryByText('Enter a business email')).toBeNull()
  await user.tab()
  expect(screen.getByText('Enter a business email')).toBeTruthy()
  await user.type(email(), 'x')
  expect(screen.queryByText('Enter a business email')).toBeNull()
})

test('leaving an empty field says nothing', async () => {
  const { user } = open()
  await user.click(name())
  await user.tab()
  expect(screen.queryByText('Name is required')).toBeNull()
})

test('sending shows every fault, focuses the first, and posts nothing', async () => {
  const { user } = open()
  await user.click(send())
  expect(screen.getByText('Name is required')).toBeTruthy()
  expect(screen.getByText('Invalid email address')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(name()))
  expect(fetched).not.toHaveBeenCalled()
})

test('editing the name clears only the name’s fault', async () => {
  const { user } = open()
  await user.click(send())
  await user.type(name(), 'Jo')
  expect(screen.queryByText('Name is required')).toBeNull()
  expect(screen.getByText('Invalid email address')).toBeTruthy()
})

test('a fault is tied to its field for screen readers', async () => {
  const { user } = open()
  await user.click(send())
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(email().getAttribute('aria-describedby')!)?.textContent).toBe(
    'Invalid email address',
  )
})

test('an accepted request empties the form; a refused one keeps it', async () => {
  const { user, onAccepted } = open()
  await user.type(name(), 'Jo')
  await user.type(email(), 'jo@acme.io')
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }))
  await user.click(send())
  expect(await screen.findByText(/Nothing was lost/)).toBeTruthy()
  expect(name().value).toBe('Jo')

  const receipt = `/request/${'a'.repeat(22)}`
  fetched.mockResolvedValueOnce(new Response(null, { status: 201, headers: { Location: receipt } }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(onAccepted.mock.calls).toEqual([[receipt]]))
  expect(name().value).toBe('')
  const keys = fetched.mock.calls.map(([, init]) =>
    new Headers(init!.headers).get('Idempotency-Key'),
  )
  expect(keys[0]).toBe(keys[1])
})

test('a code of the server stands beside its field', async () => {
  const { user } = open()
  await user.type(name(), 'Jo')
  await user.type(email(), 'jo@mailinator.com')
  fetched.mockResolvedValueOnce(
    Response.json(
      { errors: [{ field: 'email', code: 'forms.error.email-not-business' }] },
      { status: 400 },
    ),
  )
  await user.click(send())
  expect(await screen.findByText('Enter a business email')).toBeTruthy()
  expect(email().value).toBe('jo@mailinator.com')
})

test('details have four rows to begin with (K-20)', () => {
  open()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^What are you planning/).rows).toBe(4)
})

test.each([
  [4499, '', ''],
  [4500, '4,500 of 5,000 characters', '4,500 of 5,000 characters'],
  [4899, '4,899 of 5,000 characters', '4,500 of 5,000 characters'],
  [4900, '4,900 of 5,000 characters', '4,900 of 5,000 characters'],
  [4999, '4,999 of 5,000 characters', '4,900 of 5,000 characters'],
  [5000, 'Limit reached: 5,000 characters', 'Limit reached: 5,000 characters'],
  [5001, '1 character over the limit of 5,000', 'This text is too long. Please shorten it.'],
  [5012, '12 characters over the limit of 5,000', 'This text is too long. Please shorten it.'],
])('%d characters are shown as “%s” and heard as “%s”', (length, shown, heard) => {
  renderWithMessages(<DetailsCounter id="count" value={'x'.repeat(length)} />, ['forms'])
  expect(document.getElementById('count')!.textContent).toBe(shown)
  expect(screen.getByRole('status').textContent).toBe(heard)
})

test('the counter describes its field, next to what is wrong with it', () => {
  const values = { requestDetails: 'x'.repeat(limits.requestDetails + 2) }
  const openWith = (errors: object) =>
    renderWithMessages(
      <ContactForm
        pathname="/contact-us"
        formState={{ posted: { form: 'contact', values, errors } }}
        onAccepted={() => {}}
      />,
      ['common', 'forms', 'taxonomy'],
    )
  const details = () => screen.getByLabelText(/^What are you planning/)
  const described = () =>
    details()
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
  const { unmount } = openWith({})
  expect(described()).toEqual(['2 characters over the limit of 5,000'])
  unmount()
  openWith({ requestDetails: 'forms.error.too-long' })
  expect(described()).toEqual([
    'This text is too long. Please shorten it.',
    '2 characters over the limit of 5,000',
  ])
})

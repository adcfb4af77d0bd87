import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { ShortContactFormIsland } from './ShortContactForm.island.tsx'

const fetched = vi.fn<typeof fetch>()
const message = 'Please provide your name and valid email'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers()
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/)
const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/)
const type = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } })
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

function open() {
  renderWithMessages(<ShortContactFormIsland pathname="/get-in-touch" />, [
    'common',
    'forms',
    'taxonomy',
  ])
}

async function send(values: { name: string; email: string }) {
  type(name(), values.name)
  type(email(), values.email)
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await pass(0)
}

const accept = () => fetched.mockResolvedValueOnce(new Response(null, { status: 201 }))
const toast = () => screen.queryByText('Success')

test.each([
  ['Bo', 'bo@acme.io', 'name'],
  ['Bob', 'bob@acme', 'email'],
  ['', '', 'name'],
] as const)(
  'name %j and email %j get one message, both fields count as invalid, the focus goes to %s',
  async (typedName, typedEmail, invalid) => {
    open()
    await send({ name: typedName, email: typedEmail })
    expect(screen.getAllByText(message)).toHaveLength(1)
    for (const field of [name(), email()]) {
      expect(field.getAttribute('aria-invalid')).toBe('true')
      const told = field.getAttribute('aria-describedby')!.split(' ').at(-1)!
      expect(document.getElementById(told)?.textContent).toBe(message)
    }
    expect(document.activeElement).toBe(invalid === 'name' ? name() : email())
    expect(fetched).not.toHaveBeenCalled()
    type(email(), 'b')
    expect(screen.queryByText(message)).toBeNull()
    expect(name().getAttribute('aria-invalid')).toBeNull()
  },
)

test('the name field says how long a name must be', () => {
  open()
  const hint = document.getElementById(name().getAttribute('aria-describedby')!)
  expect(hint?.textContent).toBe('At least 3 characters')
})

test('an accepted request is sent with all keys, empties the fields and leaves a line', async () => {
  localStorage.setItem('goal', 'boost_your_roi')
  open()
  accept()
  await send({ name: ' Bob ', email: 'bob@gmail.com' })
  expect(fetched.mock.calls[0]![0]).toBe('/api/contact-short')
  expect(JSON.parse(String(fetched.mock.calls[0]![1]!.body))).toEqual({
    email: 'bob@gmail.com',
    name: 'Bob',
    pathname: '/get-in-touch',
    industry: '',
    goal: 'boost_your_roi',
    final: '',
    service: '',
  })
  expect([name().value, email().value]).toEqual(['', ''])
  expect(document.activeElement?.textContent).toContain('Your request is with us.')
  await pass(60_000)
  expect(screen.getByText(/Your request is with us/)).toBeTruthy()
})

test('the toast is seen for 2000 ms', async () => {
  open()
  accept()
  await send({ name: 'Bob', email: 'bob@acme.io' })
  expect(toast()?.getAttribute('role')).toBe('status')
  await pass(1999)
  expect(toast()).toBeTruthy()
  await pass(1)
  expect(toast()).toBeNull()
})

test.each([
  ['hovered', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
] as const)('the toast’s time stands still while it is %s', async (_, begin, end) => {
  open()
  accept()
  await send({ name: 'Bob', email: 'bob@acme.io' })
  await pass(1500)
  const box = screen.getByRole('button', { name: 'Close' })
  begin(box.parentElement!)
  await pass(10_000)
  expect(toast()).toBeTruthy()
  end(box.parentElement!)
  await pass(499)
  expect(toast()).toBeTruthy()
  await pass(1)
  expect(toast()).toBeNull()
})

test('closing the toast gives the focus to the line that stays', async () => {
  open()
  accept()
  await send({ name: 'Bob', email: 'bob@acme.io' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(toast()).toBeNull()
  expect(document.activeElement?.textContent).toContain('Your request is with us.')
})

test('a failed request keeps what was typed and can be sent again', async () => {
  open()
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }))
  await send({ name: 'Bob', email: 'bob@acme.io' })
  expect(screen.getByRole('alert').textContent).toContain('Nothing was lost')
  expect(name().value).toBe('Bob')
  expect(toast()).toBeNull()
})

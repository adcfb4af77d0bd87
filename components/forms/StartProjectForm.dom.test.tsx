import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { StartProjectFormIsland } from './StartProjectForm.island.tsx'

const fetched = vi.fn<typeof fetch>()
const message = 'Please enter a valid email'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers()
  renderWithMessages(<StartProjectFormIsland pathname="/" />, ['common', 'forms', 'taxonomy'])
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start your project' })
const type = (value: string) => fireEvent.change(email(), { target: { value } })
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const tick = () => button().querySelector('[data-tick]')

async function send(value: string) {
  type(value)
  fireEvent.click(button())
  await pass(0)
}

test('an invalid address disables the button until anything is typed', async () => {
  expect(button().disabled).toBe(false)
  await send('jo@acme')
  expect(screen.getByText(message)).toBeTruthy()
  expect(button().disabled).toBe(true)
  expect(document.activeElement).toBe(email())
  expect(email().getAttribute('aria-invalid')).toBe('true')
  type('jo@acme.')
  expect(button().disabled).toBe(false)
  expect(screen.queryByText(message)).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})

test('pressing the button once more after an edit shows the fault again', async () => {
  await send('')
  expect(button().disabled).toBe(true)
  await send('jo')
  expect(screen.getByText(message)).toBeTruthy()
  expect(button().disabled).toBe(true)
})

test('an accepted address empties the field; a tick stands on the button for 2000 ms', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 201 }))
  await send('jo@gmail.com')
  expect(JSON.parse(String(fetched.mock.calls[0]![1]!.body))).toEqual({
    email: 'jo@gmail.com',
    pathname: '/',
    industry: '',
    goal: '',
    final: '',
    service: '',
  })
  expect(email().value).toBe('')
  expect(screen.getByText('Email sent').getAttribute('role')).toBe('status')
  await pass(1999)
  expect(tick()).toBeTruthy()
  await pass(1)
  expect(tick()).toBeNull()
})

test('an accepted address leads to its receipt, as the other forms do', async () => {
  const location = '/request/Ab-_567890123456789012'
  fetched.mockResolvedValueOnce(
    new Response(null, { status: 201, headers: { Location: location } }),
  )
  expect(screen.queryByRole('link', { name: 'See what you sent' })).toBeNull()
  await send('jo@gmail.com')
  const link = screen.getByRole('link', { name: 'See what you sent' })
  expect(link.getAttribute('href')).toBe(location)
})

test('a failed request keeps the address', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'))
  await send('jo@acme.io')
  expect(screen.getByRole('alert').textContent).toContain('Nothing was lost')
  expect(email().value).toBe('jo@acme.io')
  expect(tick()).toBeNull()
})

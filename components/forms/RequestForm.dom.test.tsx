import { screen, act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { ContactForm } from './ContactForm.tsx'
import { SendingStatus } from './SendRequest.tsx'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

function open() {
  renderWithMessages(<ContactForm pathname="/contact-us" onAccepted={() => {}} />, [
    'common',
    'forms',
    'taxonomy',
  ])
  return userEvent.setup()
}

const remove = (what: string) => screen.getByRole('button', { name: `Remove ${what}` })
const heading = () => screen.queryByText('What we send with your request')

test('a visitor without answers sees no list', () => {
  open()
  expect(heading()).toBeNull()
})

test('answers are shown in words, and what is shown is sent', async () => {
  localStorage.setItem('goal', 'boost_your_roi')
  localStorage.setItem('industry', 'Real Estate')
  localStorage.setItem('final', 'Extend Your Team')
  localStorage.setItem('service', 'A service of tomorrow')
  const user = open()
  const list = screen.getByRole('list', { name: 'What we send with your request' })
  expect([...list.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    'Boost your ROI',
    'Real Estate',
    'Extend Your Team',
    'A service of tomorrow',
  ])
  await user.click(remove('industry: Real Estate'))
  await user.type(screen.getByLabelText(/^Name/), 'Jo')
  await user.type(screen.getByLabelText(/^Email/), 'jo@acme.io')
  fetched.mockResolvedValueOnce(new Response(null, { status: 201 }))
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  expect(JSON.parse(String(fetched.mock.calls[0]![1]!.body))).toMatchObject({
    goal: 'boost_your_roi',
    industry: '',
    final: 'Extend Your Team',
    service: 'A service of tomorrow',
  })
})

test('removing moves the focus to the next chip, then to the one before, then to the heading', async () => {
  localStorage.setItem('goal', 'boost_your_roi')
  localStorage.setItem('industry', 'retail')
  localStorage.setItem('service', 'DevOps')
  const user = open()
  await user.click(remove('industry: Retail'))
  expect(document.activeElement).toBe(remove('service: DevOps'))
  expect(screen.getByText('Removed: Retail').getAttribute('role')).toBe('status')
  await user.keyboard('[Enter]')
  expect(document.activeElement).toBe(remove('goal: Boost your ROI'))
  await user.keyboard('[Enter]')
  expect(document.activeElement).toBe(heading())
  expect(screen.getByText('Only what you type.')).toBeTruthy()
  expect(localStorage.getItem('goal')).toBeNull()
})

test('sending is announced after one second, not before', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  renderWithMessages(<SendingStatus sending />, ['forms'])
  act(() => void vi.advanceTimersByTime(999))
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('Sending')
})

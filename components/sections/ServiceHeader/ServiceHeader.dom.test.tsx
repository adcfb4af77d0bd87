import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples, shared } from './ServiceHeader.examples.tsx'
import { ServiceHeader } from './ServiceHeader.tsx'

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
  renderWithMessages(<ServiceHeader {...shared} counterDisabled />, [
    'common',
    'first-screen',
    'plates',
    'availability',
    'forms',
    'taxonomy',
    'contact',
  ])
  return userEvent.setup()
}

test('the inline form has the rules of the full form', async () => {
  const user = open()
  await user.type(screen.getByLabelText(/^Name/), 'J')
  await user.type(screen.getByLabelText(/^Email/), 'jo@gmail.com')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  expect(screen.getByText('Name is required')).toBeTruthy()
  expect(screen.getByText('Enter a business email')).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
})

test('beside the form stands what follows, and when', () => {
  open()
  expect(screen.getByText('30 minutes').nextElementSibling?.textContent).toBe(
    'In a call, we agree on scope, stack and shared working hours.',
  )
})

test('after sending the words of the overlay stand in place of the form, with the focus', async () => {
  const user = open()
  await user.type(screen.getByLabelText(/^Name/), 'Jo')
  await user.type(screen.getByLabelText(/^Email/), 'jo@acme.io')
  const receipt = `/request/${'a'.repeat(22)}`
  fetched.mockResolvedValueOnce(new Response(null, { status: 201, headers: { Location: receipt } }))
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  const heading = await screen.findByRole('heading', { name: 'Your request was received' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull()
  expect(screen.getByText('We’ll back to you soon after we’ve reviewed it')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View our success stories' }).getAttribute('href')).toBe(
    '/success-stories',
  )
  expect(screen.getByRole('link', { name: 'See what you sent' }).getAttribute('href')).toBe(receipt)
})

function links(name: string) {
  renderWithMessages(examples.examples[name]!, ['common', ...examples.catalogs!])
  return within(screen.getByRole('region'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

test('one button leads to the form, the other to what it costs (A-123)', () => {
  expect(links('engineers, usual')).toEqual([
    ['Get in touch', '/get-in-touch'],
    ['Work out the cost', '/team-cost'],
  ])
})

test('a page with a form of its own leads there', () => {
  expect(links('engineers, with a form on the page')).toEqual([
    ['Get in touch', '#request'],
    ['Work out the cost', '/team-cost'],
  ])
})

import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { type Failure, RequestFailure } from './RequestFailure.tsx'

afterEach(() => vi.restoreAllMocks())

function connection(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')))
}

function open(failure: Failure | undefined) {
  renderWithMessages(<RequestFailure failure={failure}>We could not send it.</RequestFailure>, [
    'forms',
  ])
}

test('without a failure nothing is said, whatever the connection does', () => {
  open(undefined)
  connection(false)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('an offline visitor is told so, and offered to send again once the connection is back', () => {
  connection(false)
  open({ offline: true })
  expect(screen.getByText('You are offline. We could not send it.')).toBeTruthy()
  connection(true)
  expect(screen.getByText('You are online again. Nothing has been sent yet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('type')).toBe('submit')
})

test('a failure of the server is not blamed on the connection', () => {
  open({ offline: false })
  connection(false)
  expect(screen.getByText('We could not send it.')).toBeTruthy()
})

test.each([
  [1, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
  [3600, '60 minutes'],
  [3601, '2 hours'],
  [86_400, '24 hours'],
])('who has sent too much is told how long to wait: %d seconds are %s', (wait, words) => {
  open({ offline: false, wait })
  expect(screen.getByRole('alert').textContent).toContain(
    `Too many messages came from your network. Nothing was lost – please try again in ${words}.`,
  )
})

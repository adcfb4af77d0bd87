import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { RequestFailure } from './RequestFailure.tsx'

afterEach(() => vi.restoreAllMocks())

function connection(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')))
}

function open(failure: { offline: boolean } | undefined) {
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

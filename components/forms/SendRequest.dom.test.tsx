import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { SendingStatus } from './SendRequest.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('sending is announced after one second, not before', () => {
  renderWithMessages(<SendingStatus sending />, ['forms'])
  act(() => void vi.advanceTimersByTime(999))
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('Sending')
})

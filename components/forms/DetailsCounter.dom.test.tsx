import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { DetailsCounter } from './DetailsCounter.tsx'

test.each([
  [4499, ''],
  [4500, '4,500 of 5,000 characters'],
  [4899, '4,500 of 5,000 characters'],
  [4900, '4,900 of 5,000 characters'],
  [5000, '5,000 of 5,000 characters'],
])('%d characters are announced as “%s”', (length, heard) => {
  renderWithMessages(<DetailsCounter value={'x'.repeat(length)} />, ['forms'])
  expect(screen.getByRole('status').textContent).toBe(heard)
})

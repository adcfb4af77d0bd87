import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './BeforeAfter.examples.tsx'

test('what did not change is said below the table', () => {
  renderWithMessages(examples.examples['with what did not change']!, ['common', 'stories'])
  expect(screen.getByRole('definition').textContent).toBe('Reporting time of users who dictate')
  expect(screen.getByRole('term').textContent).toBe('Unchanged')
})

test('a row reads measure, before, after, and what came after stands out', () => {
  renderWithMessages(examples.examples.usual!, ['common', 'stories'])
  const table = screen.getByRole('table', { name: 'What was measured before and after' })
  const row = within(table).getByRole('row', { name: /^Releases in a month/ })
  const [before, after] = within(row).getAllByRole('cell')
  expect(before!.textContent).toContain('Before1')
  expect(before!.hasAttribute('data-emphasis')).toBe(false)
  expect(after!.textContent).toContain('After9')
  expect(after!.hasAttribute('data-emphasis')).toBe(true)
})

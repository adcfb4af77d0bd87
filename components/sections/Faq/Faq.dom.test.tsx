import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithWords } from '../../../tests/support/render.tsx'
import { examples } from './Faq.examples.tsx'

test('all answers are closed at first, share one name and can be reached by their fragment', () => {
  renderWithWords(examples.examples.usual!, ['common', 'faq'])
  const items = screen.getAllByRole('group') as HTMLDetailsElement[]
  expect(items.map(({ open }) => open)).toEqual([false, false, false])
  expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(1)
  expect(document.getElementById('code')?.textContent).toContain('from the first commit')
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './SolutionCards.examples.tsx'

test('each solution has a neutral pictogram, which stays silent, beside the name of what it is built on (S-46)', () => {
  renderWithMessages(examples.examples.usual!, ['common', ...(examples.namespaces ?? [])])
  const cards = screen.getAllByRole('listitem')
  expect(cards.length).toBeGreaterThan(1)
  const marks = cards.map((card) => card.querySelector('svg'))
  expect(marks.map((mark) => mark?.getAttribute('aria-hidden'))).toEqual(cards.map(() => 'true'))
  expect(cards.map((card) => card.querySelector('svg + span')?.textContent)).not.toContain('')
  expect(new Set(marks.map((mark) => mark?.innerHTML)).size).toBe(cards.length)
  expect(screen.queryByRole('img')).toBeNull()
})

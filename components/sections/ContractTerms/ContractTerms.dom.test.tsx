import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './ContractTerms.examples.tsx'

test('what the contract says is a list of terms, next to its drawing with the mark of a sample', () => {
  renderWithMessages(examples.examples.usual!, ['common', 'plates'])
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Free if it does not fit',
    'Hours worked',
    'Your code',
  ])
  const figure = screen.getByRole('figure')
  expect(within(figure).getByRole('img').getAttribute('aria-label')).toMatch(
    /^day 1: First working day\. .*week 2: .*month 1: .*any day: You give notice\. .*last day: Access closed\. /,
  )
  expect(within(figure).getByText('Sample')).toBeTruthy()
})

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
    /^day 1: First working day\. Every login was tested\..*last day: Access closed\. Copies erased\.$/,
  )
  expect(figure.querySelector('figcaption strong')!.textContent).toBe(
    'From first day to last Sample',
  )
})

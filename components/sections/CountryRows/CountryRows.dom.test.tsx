import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './CountryRows.examples.tsx'

test('each country says how many hours it shares with the client', () => {
  renderWithMessages(examples.examples.usual!, ['common', ...examples.catalogs])
  const hours = screen.getAllByText('Shared with London, Dublin')
  expect(hours.map(({ nextElementSibling }) => nextElementSibling?.textContent)).toEqual([
    '7–8 hours',
    '4–6 hours',
    '6–8 hours',
  ])
})

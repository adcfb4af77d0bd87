import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './WorkingHours.examples.tsx'

test('hours lead to the comparison with any city, the place filled in', () => {
  renderWithMessages(examples.examples.usual!, ['common', ...examples.catalogs])
  const link = screen.getByRole('link', { name: 'Compare with your own city' })
  expect(link.getAttribute('href')).toBe('/working-hours?place=warsaw')
})

test('each city has its hours in common, with those that a shifted day adds', () => {
  renderWithMessages(examples.examples.usual!, ['common', ...examples.catalogs])
  const days = screen
    .getAllByRole('term')
    .map((city) => [city.textContent, city.nextElementSibling!.textContent])
  expect(days).toEqual([
    ['Berlin, Paris', '8 hours'],
    ['London, Dublin', '7–8 hours'],
    ['New York, Toronto', '2–4 hours'],
    ['San Francisco, Seattle', '0–1 hour'],
  ])
})

test('the day of a client is told on the clocks of the engineers', () => {
  renderWithMessages(examples.examples.usual!, ['common', ...examples.catalogs])
  expect(screen.getByText(/^18:00 to 02:00 in Poland$/)).toBeTruthy()
})

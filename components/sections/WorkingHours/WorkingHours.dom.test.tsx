import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './WorkingHours.examples.tsx'

test('hours lead to the comparison with any city, the place filled in', () => {
  renderWithMessages(examples.examples.usual!, ['common', ...examples.namespaces])
  const link = screen.getByRole('link', { name: 'Compare with your own city' })
  expect(link.getAttribute('href')).toBe('/working-hours?place=warsaw')
})

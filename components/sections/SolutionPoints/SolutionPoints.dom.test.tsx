import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './SolutionPoints.examples.tsx'

test('the drawing belongs to the point that it explains, and says what it shows', () => {
  renderWithMessages(examples.examples.usual!, ['common', ...examples.namespaces])
  const points = screen.getAllByRole('listitem')
  expect(points).toHaveLength(4)
  const drawn = points.filter((point) => within(point).queryByRole('img'))
  expect(drawn).toEqual([points[1]])
  expect(within(points[1]!).getByRole('img').getAttribute('aria-label')).toBe(
    '1: Report is signed (stored with its message). ' +
      '2: Message is sent (always with the same number). ' +
      'Exit, several attempts fail: queue that staff can see. 3: Hospital has the report.',
  )
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './StoryBody.examples.tsx'
import { StoryQuote } from './StoryBody.tsx'

test('the drawing belongs to the point that it explains, and says what it shows', () => {
  renderWithMessages(examples.examples['solution, usual']!, ['common', ...examples.catalogs])
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

const quote = { text: 'It works.', author: 'Hanne Vestergaard', position: 'Head of imaging' }

test('invented words say so next to the name of their author, real ones do not', () => {
  const { unmount } = renderWithMessages(<StoryQuote {...quote} sample />, ['common'])
  expect(screen.getByText('Sample').parentElement?.textContent).toContain(
    'Hanne Vestergaard Sample',
  )
  unmount()
  renderWithMessages(<StoryQuote {...quote} />, ['common'])
  expect(screen.queryByText('Sample')).toBeNull()
})

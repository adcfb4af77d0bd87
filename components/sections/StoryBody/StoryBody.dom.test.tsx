import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { StoryQuote } from './StoryBody.tsx'

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

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeMedia } from '../../../tests/support/fake-media.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { DefaultCarousel } from './DefaultCarousel.tsx'
import { examples } from './DefaultCarousel.examples.tsx'

const namespaces = ['common', ...examples.namespaces]

test.each([
  [1280, 3],
  [1279, 5],
  [1022, 6],
  [359, 7],
])('at %d px seven items have %d places', (width, places) => {
  changeMedia({ width })
  renderWithMessages(examples.examples.usual!, namespaces)
  expect(screen.getAllByRole('button', { name: /Go to slide/ })).toHaveLength(places)
})

test('as many items as places stand without arrows and dots (A-100)', () => {
  renderWithMessages(examples.examples['as many as places']!, namespaces)
  expect(screen.getAllByRole('group')).toHaveLength(5)
  expect(screen.queryByRole('button')).toBeNull()
})

test('without items there is no section', () => {
  const { container } = renderWithMessages(
    <DefaultCarousel copy="default-carousel.section" items={[]} />,
    namespaces,
  )
  expect(container.innerHTML).toBe('')
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeMedia } from '../../../tests/support/fake-media.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { cards, examples } from './GrayCardsSlider.examples.tsx'

const namespaces = ['common', ...examples.namespaces]

test('each card has its heading below the title of the section', () => {
  renderWithMessages(examples.examples.usual!, namespaces)
  const slider = screen.getByRole('region', { name: 'Ways we work' })
  const titles = within(slider).getAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(cards.map(({ title }) => title))
})

test.each([
  [1280, 4],
  [1279, 3],
  [1023, 2],
  [549, 1],
])('at %d px a visitor sees %d cards and a dot for each place', (width, seen) => {
  changeMedia({ width })
  renderWithMessages(examples.examples.usual!, namespaces)
  expect(screen.getAllByRole('button', { name: /Go to slide/ })).toHaveLength(
    cards.length - seen + 1,
  )
})

test('phones have dots and no arrows (A-99)', () => {
  changeMedia({ width: 767 })
  renderWithMessages(examples.examples.usual!, namespaces)
  expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull()
  expect(screen.getAllByRole('button', { name: /Go to slide/ })).toHaveLength(5)
})

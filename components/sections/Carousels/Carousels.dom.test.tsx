import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeMedia } from '../../../tests/support/fake-browser.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { cards, examples } from './Carousels.examples.tsx'
import { DefaultCarousel } from './Carousels.tsx'

const catalogs = ['common', ...examples.catalogs]

test.each([
  [1280, 3],
  [1279, 5],
  [1022, 6],
  [359, 7],
])('at %d px seven items have %d places', (width, places) => {
  changeMedia({ width })
  renderWithMessages(examples.examples['items, usual']!, catalogs)
  expect(screen.getAllByRole('button', { name: /Go to slide/ })).toHaveLength(places)
})

test('as many items as places stand without arrows and dots (A-100)', () => {
  renderWithMessages(examples.examples['items, as many as places']!, catalogs)
  expect(screen.getAllByRole('group')).toHaveLength(5)
  expect(screen.queryByRole('button')).toBeNull()
})

test('without items there is no section', () => {
  const { container } = renderWithMessages(
    <DefaultCarousel copy="default-carousel.section" items={[]} />,
    catalogs,
  )
  expect(container.innerHTML).toBe('')
})

test('each card has its heading below the title of the section', () => {
  renderWithMessages(examples.examples['gray, usual']!, catalogs)
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
  renderWithMessages(examples.examples['gray, usual']!, catalogs)
  expect(screen.getAllByRole('button', { name: /Go to slide/ })).toHaveLength(
    cards.length - seen + 1,
  )
})

test('phones have dots and no arrows (A-99)', () => {
  changeMedia({ width: 767 })
  renderWithMessages(examples.examples['gray, usual']!, catalogs)
  expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull()
  expect(screen.getAllByRole('button', { name: /Go to slide/ })).toHaveLength(5)
})

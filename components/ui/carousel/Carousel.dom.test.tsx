import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { changeMedia, intersect } from '../../../tests/support/fake-browser.ts'
import { Carousel } from './Carousel.tsx'
import type { CarouselKind } from './carousel-widths.ts'
import { labels } from './Carousel.examples.tsx'

function renderPlates(kind: CarouselKind, count: number) {
  const slides = Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    content: <a href={`#${at}`}>Plate {at + 1}</a>,
  }))
  return render(<Carousel kind={kind} labels={labels} slides={slides} />)
}

/** How many places the slider can stand at: slides less those seen, plus one. */
const visibleSlides = () => screen.queryAllByRole('button', { name: /Go to slide/ }).length

describe.each<[CarouselKind, string, [width: number, seen: number][]]>([
  [
    'posts',
    'K-03',
    [
      [1024, 3],
      [1023, 2],
      [768, 2],
      [767, 1],
    ],
  ],
  [
    'usual',
    'K-10',
    [
      [1281, 5],
      [1280, 5],
      [1279, 3],
      [1023, 3],
      [1022, 2],
      [360, 2],
      [359, 1],
    ],
  ],
  [
    'gray',
    'K-11',
    [
      [1280, 4],
      [1279, 3],
      [1024, 3],
      [1023, 2],
      [768, 2],
      [767, 2],
      [550, 2],
      [549, 1],
    ],
  ],
  [
    'stories',
    'K-09',
    [
      [1750, 1.3],
      [320, 1.3],
    ],
  ],
])('a slider of the kind %s (%s)', (kind, _, widths) => {
  test.each(widths)('at %d px shows %d slides', (width, seen) => {
    changeMedia({ width })
    renderPlates(kind, 12)
    expect(visibleSlides()).toBe(Math.ceil(12 - seen) + 1)
  })
})

test('arrows of the gray slider are gone at 767 px and stand at 768', () => {
  renderPlates('gray', 9)
  act(() => changeMedia({ width: 768 }))
  expect(screen.getByRole('button', { name: 'Next slide' })).toBeInstanceOf(HTMLElement)
  act(() => changeMedia({ width: 767 }))
  expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull()
  expect(visibleSlides()).toBe(8)
})

test('with no more slides than places there are no controls (A-100)', () => {
  renderPlates('usual', 5)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('group')).toHaveLength(5)
})

test('each slide says its place', () => {
  renderPlates('posts', 5)
  expect(screen.getByRole('group', { name: '3 of 5' }).textContent).toBe('Plate 3')
})

test('a slider that comes near the view is taken over by slick and moves by button and key', async () => {
  const user = userEvent.setup()
  renderPlates('posts', 5)
  const slider = screen.getByRole('region', { name: 'Plates' })
  act(() => intersect(slider, 0.1))
  await expect.poll(() => slider.querySelector('.slick-list')).not.toBeNull()
  const previous = screen.getByRole('button', { name: 'Previous slide' })
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Next slide' }))
  expect(screen.getByRole('button', { name: 'Go to slide 2', current: true })).toBeInstanceOf(
    HTMLElement,
  )
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Go to slide 3', current: true })).toBeInstanceOf(
    HTMLElement,
  )
  expect(screen.getByRole('button', { name: 'Next slide' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('right to left keeps the list, whose order slick would turn around', async () => {
  render(<div dir="rtl" style={{ direction: 'rtl' }} data-testid="page" />)
  document.documentElement.style.direction = 'rtl'
  renderPlates('posts', 5)
  const slider = screen.getByRole('region', { name: 'Plates' })
  act(() => intersect(slider, 1))
  expect(slider.querySelector('.slick-list')).toBeNull()
  document.documentElement.style.direction = ''
})

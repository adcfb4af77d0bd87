import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { intersect } from '../../../tests/support/fake-browser.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './StorySlider.examples.tsx'

const catalogs = ['common', ...examples.catalogs]

test('a visitor finds the title and the way to all stories', () => {
  renderWithMessages(examples.examples.usual!, catalogs)
  expect(screen.getByRole('heading', { level: 2, name: 'Case studies' })).toBeInstanceOf(Element)
  expect(screen.getByRole('link', { name: /^See more/ }).getAttribute('href')).toBe(
    '/success-stories',
  )
  expect(screen.getByRole('link', { name: 'Work samples' }).getAttribute('href')).toBe(
    '/work-samples',
  )
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
})

test('on the home page it says how many there are, and leads to what that counts (C-01)', () => {
  renderWithMessages(examples.examples['counted, as on the home page']!, catalogs)
  const count = screen.getByRole('link', { name: '30+ success cases' })
  expect(count.getAttribute('href')).toBe('/claims#success-cases')
  expect(screen.queryByRole('link', { name: 'Work samples' })).toBeNull()
})

test('the position is told at the first, a middle and the last story', async () => {
  const user = userEvent.setup()
  renderWithMessages(examples.examples.usual!, catalogs)
  const carousel = screen.getByRole('region', { name: 'Success stories' })
  act(() => intersect(carousel, 1))
  await expect.poll(() => carousel.querySelector('.slick-list')).not.toBeNull()
  const next = screen.getByRole('button', { name: 'Next slide' })
  expect(screen.getByText('1 of 3')).toBeInstanceOf(Element)
  await user.click(next)
  expect(screen.getByText('2 of 3')).toBeInstanceOf(Element)
  await user.click(next)
  expect(screen.getByText('3 of 3')).toBeInstanceOf(Element)
  expect(next.getAttribute('aria-disabled')).toBe('true')
})

test('one story alone needs no arrows', () => {
  renderWithMessages(examples.examples['one story']!, catalogs)
  expect(screen.queryByRole('button')).toBeNull()
})

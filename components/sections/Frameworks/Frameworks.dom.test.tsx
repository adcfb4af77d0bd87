import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { intersect } from '../../../tests/support/fake-intersections.ts'
import { renderWithWords } from '../../../tests/support/render.tsx'
import { Frameworks } from './Frameworks.tsx'

let scrolled = 0

beforeEach(() => {
  vi.useFakeTimers()
  scrolled = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, 700 + at * 500 - scrolled, 600, 500)
  })
  return () => vi.useRealTimers()
})

/** Two rows of 500 px, the first 700 px below the top of a window of 768 px. */
function renderRows() {
  renderWithWords(
    <Frameworks
      copy="frameworks.section"
      frameworks={['React', 'Vue'].map((name) => ({
        name,
        type: 'Library',
        description: 'Good.',
        link: `#${name}`,
      }))}
    />,
    ['common', 'frameworks'],
  )
}

function scrollTo(pixels: number) {
  scrolled = pixels
  act(() => {
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersToNextFrame()
  })
}

const highlighted = () =>
  screen
    .getAllByRole('listitem')
    .filter((row) => row.dataset.highlighted)
    .map((row) => within(row).getByRole('link').textContent)

test('a visitor who scrolls sees the row that is entirely in the view marked', () => {
  renderRows()
  act(() => intersect(screen.getByRole('list'), 0.1))
  expect(highlighted()).toEqual([])
  scrollTo(431)
  expect(highlighted()).toEqual([])
  scrollTo(432)
  expect(highlighted()).toEqual(['React'])
  scrollTo(701)
  expect(highlighted()).toEqual(['React'])
  scrollTo(932)
  expect(highlighted()).toEqual(['Vue'])
})

test('a list out of the view is not measured', () => {
  renderRows()
  scrollTo(500)
  expect(highlighted()).toEqual([])
})

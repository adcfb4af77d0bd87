import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stackBoxes, intersect } from '../../../tests/support/fake-browser.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { Frameworks } from './Frameworks.tsx'
import { highlightedRow } from './highlighted-row.behaviour.ts'

let scrollTo: (pixels: number) => void

beforeEach(() => {
  vi.useFakeTimers()
  scrollTo = stackBoxes(700, 500)
  return () => vi.useRealTimers()
})

/** Two rows of 500 px, the first 700 px below the top of a window of 768 px, with their behaviour. */
function startRows(names = ['React', 'Vue']) {
  const { container } = renderWithMessages(
    <Frameworks
      copy="frameworks.section"
      frameworks={names.map((name) => ({
        name,
        type: 'Library',
        description: 'Good.',
        link: `#${name}`,
      }))}
    />,
    ['common', 'frameworks'],
  )
  const list = container.querySelector<HTMLElement>('[data-behaviour=highlighted-row]')!
  highlightedRow(list)
  return list
}

const highlighted = () =>
  screen
    .getAllByRole('listitem')
    .filter((row) => row.dataset.highlighted)
    .map((row) => within(row).getByRole('link').textContent)

test('a visitor who scrolls sees the row that is entirely in the view marked', () => {
  intersect(startRows(), 0.1)
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
  startRows()
  scrollTo(500)
  expect(highlighted()).toEqual([])
})

test('the behaviour starts near the window', () => {
  const list = startRows()
  expect(list).toBe(screen.getByRole('list'))
  expect(list.dataset.start).toBe('near')
})

/** Edges of rows one below the other from `top` on. */
function stacked(top: number, ...heights: number[]) {
  let edge = top
  return heights.map((height) => ({ top: edge, bottom: (edge += height) }))
}

test.each([
  ['one pixel above the window is not inside', stacked(-1, 100), []],
  ['that begins with the window is inside', stacked(0, 100), ['0']],
  ['that ends with the window is inside', stacked(668, 100), ['0']],
  ['one pixel below the window is not inside', stacked(669, 100), []],
  ['nearest to the middle wins over others inside', stacked(84, 100, 100, 100, 100, 100), ['2']],
  ['above wins when two are equally near', stacked(284, 100, 100), ['0']],
  ['higher than the window is never inside', stacked(0, 769), []],
])('a row %s', (_, boxes, marked) => {
  const list = startRows(boxes.map((_box, at) => String(at)))
  for (const [at, row] of [...list.children].entries())
    row.getBoundingClientRect = () => boxes[at] as DOMRect
  intersect(list, 0.1)
  expect(highlighted()).toEqual(marked)
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeMedia } from '../../../tests/support/fake-browser.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { oneStaysOpen } from './one-stays-open.behaviour.ts'
import { examples } from './ProblemSolutionTabs.examples.tsx'

function render(width: number) {
  changeMedia({ width })
  const view = renderWithMessages(examples.examples.usual!, ['common', ...examples.catalogs])
  const list = view.container.querySelector<HTMLElement>('[data-behaviour=one-stays-open]')!
  return { ...view, list, start: () => oneStaysOpen(list) }
}

function show(width: number) {
  const view = render(width)
  view.start()
  return view
}

const openTitles = () =>
  screen
    .getAllByRole<HTMLDetailsElement>('group')
    .filter(({ open }) => open)
    .map((item) => item.querySelector('summary')!.textContent)

const first = 'The date has moved twice'
const other = 'It breaks on Friday evenings'

test.each([767, 768])('at %i px the first is open, and every text stands there once', (width) => {
  const { container } = show(width)
  expect(openTitles()).toEqual([first])
  expect(container.textContent.split('Hiring takes half a year')).toHaveLength(2)
  expect(container.textContent.split('The market at home')).toHaveLength(2)
  const names = screen.getAllByRole('group').map((item) => item.getAttribute('name'))
  expect(new Set(names).size).toBe(1)
})

test('from 768 px on, as with tabs, clicking the open one leaves it open', async () => {
  show(768)
  await userEvent.click(screen.getByText(first))
  expect(openTitles()).toEqual([first])
})

test('below 768 px, as in an accordion, clicking the open one closes it', async () => {
  show(767)
  await userEvent.click(screen.getByText(first))
  expect(openTitles()).toEqual([])
})

test.each([
  [768, [first]],
  [767, []],
])('at %i px, what was closed before the behaviour ran leaves %j open', async (width, open) => {
  const { start } = render(width)
  await userEvent.click(screen.getByText(first))
  expect(openTitles()).toEqual([])
  start()
  expect(openTitles()).toEqual(open)
})

test('what was opened before the behaviour ran stays open', async () => {
  const { start } = render(768)
  await userEvent.click(screen.getByText(first))
  await userEvent.click(screen.getByText(other))
  start()
  expect(openTitles()).toEqual([other])
})

test('from 768 px on, another one can be opened and is the one that stays open then', async () => {
  show(768)
  await userEvent.click(screen.getByText(other))
  expect(openTitles()).toContain(other)
  await userEvent.click(screen.getByText(other))
  expect(openTitles()).toContain(other)
})

test('the behaviour starts near the window', () => {
  expect(render(1440).list.dataset.start).toBe('near')
})

test('a window that becomes wide with everything closed opens the first', async () => {
  show(767)
  await userEvent.click(screen.getByText(first))
  changeMedia({ width: 768 })
  expect(openTitles()).toEqual([first])
})

test('a window that becomes narrow keeps what was open', () => {
  show(768)
  changeMedia({ width: 767 })
  expect(openTitles()).toEqual([first])
})

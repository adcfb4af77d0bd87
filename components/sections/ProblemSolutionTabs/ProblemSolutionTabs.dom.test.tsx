import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeMedia } from '../../../tests/support/fake-media.ts'
import { renderWithWords } from '../../../tests/support/render.tsx'
import { examples } from './ProblemSolutionTabs.examples.tsx'

function show(width: number) {
  changeMedia({ width })
  return renderWithWords(examples.examples.usual!, ['common', 'problem-solution-tabs'])
}

const openTitles = () =>
  screen
    .getAllByRole<HTMLDetailsElement>('group')
    .filter(({ open }) => open)
    .map((item) => item.querySelector('summary')!.textContent)

const first = 'The date has moved twice'

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

test('a window that becomes wide with everything closed opens the first', async () => {
  show(767)
  await userEvent.click(screen.getByText(first))
  act(() => changeMedia({ width: 768 }))
  expect(openTitles()).toEqual([first])
})

test('a window that becomes narrow keeps what was open', () => {
  show(768)
  act(() => changeMedia({ width: 767 }))
  expect(openTitles()).toEqual([first])
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './ToolsTabs.examples.tsx'

const show = (name: string) =>
  renderWithMessages(examples.examples[name]!, ['common', 'tools-tabs'])

const shown = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('at first the visitor sees the tools of all groups, each of them once', () => {
  show('usual')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All, 19')
  const names = shown()
  expect(names).toHaveLength(19)
  expect(names.filter((name) => /docker/i.test(name!))).toEqual(['Docker'])
  expect(names.filter((name) => name === 'Figma')).toEqual(['Figma'])
})

test('a group shows all of its own tools, also those that other groups have', async () => {
  show('usual')
  await userEvent.click(screen.getByRole('tab', { name: /^Testing/ }))
  expect(shown()).toEqual(['Playwright', 'Vitest', 'JUnit', 'k6', 'docker'])
})

test('a mark says nothing that the name does not', () => {
  const { container } = show('with pictures and without')
  expect(screen.queryAllByRole('img')).toEqual([])
  expect(container.querySelectorAll('[role=tabpanel]:not([hidden]) img')).toHaveLength(2)
  expect(shown()).toEqual(['Helm', 'Compass', 'Lead line', 'Sextant'])
})

test('one group alone needs no tabs', () => {
  show('one group')
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './ComparisonTable.examples.tsx'

const show = (name: string) =>
  renderWithMessages(examples.examples[name]!, ['common', 'comparison-table'])

test('the table is named by its caption and has a header for every option and criterion', () => {
  show('usual')
  const table = screen.getByRole('table', { name: 'Helmwright, your own staff and freelancers' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Criterion', 'Helmwright', 'In-house', 'Freelancers'])
  expect(within(table).getAllByRole('rowheader')).toHaveLength(6)
})

test('yes and no are words', () => {
  show('one criterion')
  expect(screen.getAllByRole('cell').map((cell) => cell.lastElementChild!.textContent)).toEqual([
    'Yes',
    'No',
    'No',
  ])
})

test('exactly the cells of the emphasised option stand out', () => {
  const { container } = show('two options, the last one stands out')
  const cells = [...container.querySelectorAll('td')].map((cell) => cell.matches('[data-emphasis]'))
  expect(cells).toEqual([...Array(6)].flatMap(() => [false, true]))
})

test('where no option is emphasised nothing stands out, the name of the criteria least of all', () => {
  const { container } = show('none stands out')
  expect(container.querySelectorAll('[data-emphasis]')).toHaveLength(0)
})

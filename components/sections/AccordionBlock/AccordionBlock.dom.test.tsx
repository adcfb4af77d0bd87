import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './AccordionBlock.examples.tsx'

const items = () => screen.getAllByRole<HTMLDetailsElement>('group')

test('everything is closed at first, and one name lets the browser keep one open', () => {
  renderWithMessages(examples.examples['block, usual']!, ['common', 'accordion-block'])
  expect(items().map(({ open }) => open)).toEqual([false, false, false])
  expect(new Set(items().map((item) => item.getAttribute('name'))).size).toBe(1)
})

test('a click opens an item with whatever it holds, and a second click closes it', async () => {
  renderWithMessages(examples.examples['block, usual']!, ['common', 'accordion-block'])
  const [, second] = items()
  const title = screen.getByText('Access and security')
  await userEvent.click(title)
  expect(second!.open).toBe(true)
  expect(second!.querySelectorAll('li')).toHaveLength(3)
  await userEvent.click(title)
  expect(second!.open).toBe(false)
})

const rows = () => screen.getAllByRole<HTMLDetailsElement>('group')

test('a closed row tells its summary, and all rows share the name that keeps one open', () => {
  renderWithMessages(examples.examples['list, usual']!, ['common', 'expand-list'])
  expect(rows().map(({ open }) => open)).toEqual([false, false, false])
  expect(new Set(rows().map((row) => row.getAttribute('name'))).size).toBe(1)
  expect(rows()[1]!.querySelector('summary')!.textContent).toContain(
    'BuildA release every two weeks',
  )
})

test('opening a row shows its points in order, clicking it again closes it', async () => {
  renderWithMessages(examples.examples['list, usual']!, ['common', 'expand-list'])
  await userEvent.click(screen.getByText('Run'))
  expect(rows()[2]!.open).toBe(true)
  const points = within(rows()[2]!).getAllByRole('listitem')
  expect(points.map(({ textContent }) => textContent)).toEqual([
    'On-call rota in two time zones',
    'Run books',
    'Monthly report on what broke and why',
  ])
  await userEvent.click(screen.getByText('Run'))
  expect(rows()[2]!.open).toBe(false)
})

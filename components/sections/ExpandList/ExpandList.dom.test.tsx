import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './ExpandList.examples.tsx'

const rows = () => screen.getAllByRole<HTMLDetailsElement>('group')

test('a closed row tells its summary, and all rows share the name that keeps one open', () => {
  renderWithMessages(examples.examples.usual!, ['common', 'expand-list'])
  expect(rows().map(({ open }) => open)).toEqual([false, false, false])
  expect(new Set(rows().map((row) => row.getAttribute('name'))).size).toBe(1)
  expect(rows()[1]!.querySelector('summary')!.textContent).toContain(
    'BuildA release every two weeks',
  )
})

test('opening a row shows its points in order, clicking it again closes it', async () => {
  renderWithMessages(examples.examples.usual!, ['common', 'expand-list'])
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

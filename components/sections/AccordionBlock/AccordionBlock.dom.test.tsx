import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './AccordionBlock.examples.tsx'

const items = () => screen.getAllByRole<HTMLDetailsElement>('group')

test('everything is closed at first, and one name lets the browser keep one open', () => {
  renderWithMessages(examples.examples.usual!, ['common', 'accordion-block'])
  expect(items().map(({ open }) => open)).toEqual([false, false, false])
  expect(new Set(items().map((item) => item.getAttribute('name'))).size).toBe(1)
})

test('a click opens an item with whatever it holds, and a second click closes it', async () => {
  renderWithMessages(examples.examples.usual!, ['common', 'accordion-block'])
  const [, second] = items()
  const title = screen.getByText('Access and security')
  await userEvent.click(title)
  expect(second!.open).toBe(true)
  expect(second!.querySelectorAll('li')).toHaveLength(3)
  await userEvent.click(title)
  expect(second!.open).toBe(false)
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './ProcessSteps.examples.tsx'

test.each([
  ['three steps', 3],
  ['usual', 6],
  ['seven steps', 7],
  ['eight steps', 8],
])('a visitor hears %s in order, each with its number', (name, count) => {
  renderWithMessages(examples.examples[name]!, ['common', 'process-steps'])
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items).toHaveLength(count)
  expect(items.map((item) => within(item).getByText(/^Step/).textContent)).toEqual(
    items.map((_, at) => `Step ${at + 1}`),
  )
})

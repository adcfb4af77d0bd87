import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './ToolkitAndModels.examples.tsx'

test('a visitor hears the toolkit first, then the models in one choice', () => {
  renderWithMessages(examples.examples.usual!, ['common', 'toolkit-and-models'])
  expect(screen.getAllByRole('heading', { level: 3 }).map((node) => node.textContent)).toEqual([
    'The toolkit',
    'Ways to hire',
  ])
  expect(screen.getByRole('radiogroup', { name: 'Ways to hire' })).toBeTruthy()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false])
})

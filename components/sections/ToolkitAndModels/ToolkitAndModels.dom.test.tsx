import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './ToolkitAndModels.examples.tsx'

test('a visitor hears the models in one choice that has the name of its section', () => {
  renderWithMessages(examples.examples['models, usual']!, ['common'])
  const title = screen.getByRole('heading', { level: 2 }).textContent
  expect(screen.getByRole('radiogroup', { name: title })).toBeTruthy()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false])
})

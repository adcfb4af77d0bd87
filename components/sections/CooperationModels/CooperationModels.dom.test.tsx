import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './CooperationModels.examples.tsx'

function show(name: string) {
  renderWithMessages(examples.examples[name]!, ['common', 'cooperation-models'])
  return screen.getAllByRole<HTMLInputElement>('radio')
}

const checked = (radios: HTMLInputElement[]) => radios.map((radio) => radio.checked)

test('a visitor sees the recommended model highlighted', () => {
  expect(checked(show('usual'))).toEqual([false, true, false])
})

test('no model is highlighted when none is recommended', () => {
  expect(checked(show('none highlighted'))).toEqual([false, false, false])
})

test('only the first of several recommended models is highlighted', () => {
  expect(checked(show('several selected, the first counts'))).toEqual([true, false, false])
})

test('a press on a name moves the highlight and hides nothing', () => {
  const radios = show('usual')
  screen.getByText('Software outsourcing').click()
  expect(checked(radios)).toEqual([false, false, true])
  expect(screen.getAllByText('Who manages')).toHaveLength(3)
})

test('arrow keys reach all models, since they are one group of radio buttons', () => {
  const names = new Set(show('usual').map(({ name }) => name))
  expect(names.size).toBe(1)
  expect(screen.getByRole('radiogroup', { name: 'Model to highlight' })).toBeTruthy()
})

test('a model without an address leads to the contact page', () => {
  show('usual')
  const path = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(path('Outsource a project')).toBe('/get-in-touch')
  expect(path('Build your team')).toBe('#dedicated-team')
})

test('one drawing shows each model by its name, and what the marks mean', () => {
  renderWithMessages(examples.examples['in one drawing']!, ['common', 'cooperation-models'])
  const pictures = screen.getAllByRole('img')
  expect(pictures.map(({ parentElement }) => parentElement!.firstChild!.textContent)).toEqual([
    'Staff augmentation',
    'Dedicated team',
    'Software outsourcing',
  ])
  expect(screen.getByRole('figure').textContent).toContain('who leads')
})

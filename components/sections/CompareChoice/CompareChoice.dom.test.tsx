import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { compareTray } from './compare-tray.behaviour.ts'
import { examples } from './CompareChoice.examples.tsx'

function open(name: string) {
  renderWithMessages(examples.examples[name]!, ['common', ...examples.catalogs])
  compareTray(document.querySelector<HTMLElement>('[data-behaviour="compare-tray"]')!)
  return userEvent.setup()
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const submit = () => document.querySelector<HTMLButtonElement>('[type="submit"]')!
const told = () =>
  [...document.querySelectorAll('[aria-live] p:not([hidden])')].map((each) => each.textContent)

test('without a script every box can be ticked, and the button works', () => {
  renderWithMessages(examples.examples['one kind']!, ['common', ...examples.catalogs])
  const form = document.querySelector('form')!
  expect(form.getAttribute('action')).toBe('/compare')
  expect(form.method).toBe('get')
  expect(submit().disabled).toBe(false)
  expect(told()).toEqual([])
})

test('the first tick shows the tray, two make the button work, three disable the others', async () => {
  const user = open('one kind')
  expect(document.querySelector('form')!.dataset.chosen).toBe('0')
  await user.click(box('Poland'))
  expect(document.querySelector('form')!.dataset.chosen).toBe('1')
  expect(told()).toEqual(['1 of 3 chosen', 'Choose one more to compare.'])
  expect(submit().disabled).toBe(true)
  await user.click(box('Georgia'))
  expect(submit().disabled).toBe(false)
  await user.click(box('Croatia'))
  expect(box('Estonia').disabled).toBe(true)
  expect(told()).toEqual(['3 of 3 chosen', expect.stringContaining('Remove one')])
  await user.click(box('Poland'))
  expect(box('Estonia').disabled).toBe(false)
})

test('things of another kind are disabled, with a sentence, until everything is cleared', async () => {
  const user = open('two kinds')
  await user.click(box('React'))
  expect(box('Poland').disabled).toBe(true)
  expect(told()).toContain('Only entries of the same group can be compared.')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(box('Poland').disabled).toBe(false))
  expect(box('React').checked).toBe(false)
  expect(document.activeElement).toBe(document.querySelector('[name="item"]'))
})

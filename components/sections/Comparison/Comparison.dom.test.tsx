import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './Comparison.examples.tsx'

const open = (name: string) =>
  renderWithMessages(examples.examples[name]!, ['common', ...examples.namespaces])

const row = (name: RegExp) => screen.getByRole('row', { name })
const cells = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map((cell) => cell.lastChild!.textContent)

test('the cost and the hours of countries are those of their pages, and differences have a word', () => {
  open('countries')
  // 45 × 147 = 6,615 and 60 × 147 = 8,820; × 0.9: 5,953.5 and 7,938
  expect(cells(/^One senior full-stack/)).toEqual(['€6,600–8,900', '€5,900–8,000'])
  expect(within(row(/^One senior full-stack/)).getByText('differs')).toBeDefined()
  expect(cells(/^Hours shared with New York/)).toEqual(['2 h, up to 4 h', '6 h, up to 8 h'])
  expect(within(row(/^Average developer salary/)).queryByText('differs')).toBeNull()
  expect(within(row(/^Who manages/)).queryByText('differs')).toBeNull()
})

test('models are compared by the rows of their own table', () => {
  open('models')
  expect(cells(/^What you pay for/)).toEqual(['Hours worked', 'Accepted milestones'])
  expect(cells(/^You interview/)).toEqual(['Yes', 'No'])
  expect(screen.queryByRole('row', { name: /^Who manages/ })).toBeNull()
})

test('engineers are compared level by level', () => {
  open('engineers')
  expect(cells(/^Middle, hourly/)).toEqual(['€34–44', '€34–45'])
  expect(within(row(/^Senior, hourly/)).queryByText('differs')).toBeNull()
})

test('with nothing to compare the page says why and offers comparisons', () => {
  open('nothing chosen')
  expect(screen.getByRole('note').textContent).toContain('that we do not know')
  expect(
    screen.getByRole('link', { name: 'Poland · Georgia · Argentina' }).getAttribute('href'),
  ).toBe('/compare?a=poland&b=georgia&c=argentina')
})

test('one thing alone is shown, with what was left out', () => {
  open('one left')
  expect(screen.getByRole('note').children).toHaveLength(3)
  expect(screen.getByText(/Choose a second one/)).toBeDefined()
  const [first] = screen.getAllByRole<HTMLSelectElement>('combobox')
  expect(first!.value).toBe('poland')
  expect([...first!.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Countries'])
})

import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './Comparison.examples.tsx'
import { ComparedPlates } from './Comparison.tsx'

const open = (name: string) =>
  renderWithMessages(examples.examples[name]!, ['common', ...examples.catalogs])

const row = (name: RegExp) => screen.getByRole('row', { name })
const cells = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map((cell) => cell.lastChild!.textContent)

test('the cost and the hours of countries are those of their pages, and equal answers have a word', () => {
  open('countries')
  // 45 × 147 = 6,615 and 60 × 147 = 8,820; × 0.9: 5,953.5 and 7,938
  expect(cells(/^One senior full-stack/)).toEqual(['€6,600–8,900', '€5,900–8,000'])
  expect(within(row(/^One senior full-stack/)).queryByText('same')).toBeNull()
  expect(cells(/^Hours shared with New York/)).toEqual(['2 h, up to 4 h', '6 h, up to 8 h'])
  expect(within(row(/^Average developer salary/)).getByText('same')).toBeDefined()
  expect(within(row(/^Who manages/)).getByText('same')).toBeDefined()
})

test('models are compared by the rows of their own table', () => {
  open('models')
  expect(cells(/^What you pay for/)).toEqual(['Hours worked', 'Accepted milestones'])
  expect(cells(/^You interview/)).toEqual(['Yes', 'No'])
  expect(screen.queryByRole('row', { name: /^Who manages/ })).toBeNull()
})

test('models say who carries which risk, and other things do not', () => {
  open('models')
  expect(cells(/^The wrong choice when/)).toEqual([
    'nobody on your side can plan and review every day',
    'priorities change every week',
  ])
  expect(within(row(/^If an estimate is wrong/)).queryByText('same')).toBeNull()
  cleanup()
  open('engineers')
  expect(screen.queryByRole('row', { name: /^If an estimate is wrong/ })).toBeNull()
})

test('engineers are compared level by level', () => {
  open('engineers')
  expect(cells(/^Middle, hourly/)).toEqual(['€34–44', '€34–45'])
  expect(within(row(/^Senior, hourly/)).getByText('same')).toBeDefined()
})

test('with nothing to compare the page says why and offers comparisons', () => {
  open('nothing chosen')
  expect(screen.getByRole('note').textContent).toContain('that we do not know')
  expect(
    screen.getByRole('link', { name: 'Poland · Georgia · Argentina' }).getAttribute('href'),
  ).toBe('/compare?a=poland&b=georgia&c=argentina')
})

test('where nothing was asked for the models are compared, and everything can be chosen', () => {
  open('nothing asked for')
  expect(cells(/^What you pay for/)).toEqual(['Hours worked', 'Accepted milestones'])
  const selects = screen.getAllByRole<HTMLSelectElement>('combobox')
  expect(selects.map(({ value }) => value)).toEqual(['', '', ''])
  expect(selects[0]!.querySelectorAll('optgroup')).toHaveLength(4)
  expect(screen.getByRole('link', { name: 'Poland · Georgia · Argentina' })).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Extend Your Team · / })).toBeNull()
})

test('one thing alone is shown, with what was left out', () => {
  open('one left')
  expect(screen.getByRole('note').children).toHaveLength(3)
  expect(screen.getByText(/Choose a second one/)).toBeDefined()
  const [first] = screen.getAllByRole<HTMLSelectElement>('combobox')
  expect(first!.value).toBe('poland')
  expect([...first!.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Countries'])
})

test('the first column stands out, and a sentence says so', () => {
  open('countries')
  for (const name of ['columnheader', 'cell'] as const) {
    const marked = screen
      .getAllByRole(name)
      .filter((cell) => Object.hasOwn(cell.dataset, 'emphasis'))
    expect(marked).not.toEqual([])
    for (const cell of marked as HTMLTableCellElement[])
      expect(cell.cellIndex, cell.textContent).toBe(1)
  }
  expect(screen.getByRole('columnheader', { name: 'Poland' }).dataset.emphasis).toBe('')
  expect(screen.getByText('The marked answers belong to the first entry, Poland.')).toBeDefined()
})

test('one thing alone is not marked', () => {
  open('one left')
  expect(document.querySelector('[data-emphasis]')).toBeNull()
  expect(screen.queryByText('same')).toBeNull()
  expect(screen.queryByText(/^The marked answers/)).toBeNull()
})

const bands = () =>
  [...document.querySelectorAll('[scope="rowgroup"]')].map(({ textContent }) => textContent)

test.each([
  ['countries', ['Who does what', 'Time and money', 'Place and shared hours'], /^In one sentence/],
  ['engineers', ['Who does what', 'Time and money'], /^In one sentence/],
  ['models', [], /^What you pay for/],
])('%s: many rows stand under headings, few do not', (name, headings, question) => {
  open(name)
  expect(bands()).toEqual(headings)
  const [first] = screen.getAllByRole('row', { name: question })
  expect(first!.closest('tbody')!.querySelector('tr:last-child')!.textContent).not.toContain('Next')
})

test('the last row leads to the form on the page of each thing', () => {
  open('models')
  const last = screen.getAllByRole('row').at(-1)!
  expect(last.textContent).not.toContain('same')
  expect(
    within(last)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Ask for profiles: Extend Your Team', '/services/staff-augmentation-services#request'],
    [
      'Start with discovery: Software Development Outsourcing',
      '/services/software-development-outsourcing#request',
    ],
  ])
})

test('each thing has the drawing of its page, and things with the same one have it once', () => {
  open('drawings, one of them shared')
  const drawings = within(screen.getByRole('region', { name: /drawings/ }))
  expect(drawings.getAllByRole('img')).toHaveLength(2)
  // The keyboard scrolls the row on a phone by what is in it.
  expect(drawings.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/hire/front-end-developers',
    '/hire/react-developers',
    '/hire/back-end-developers',
  ])
  expect(
    drawings.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Front-end developers and React developers', 'Back-end developers'])
})

test('two drawings are as wide as they have room, of three each is that for phones', () => {
  const plates = (['tree-search', 'versions-api', 'ledger-payment'] as const).map((plate) => ({
    name: plate,
    path: `/${plate}`,
    plate,
  }))
  const shown = (count: number) => {
    renderWithMessages(<ComparedPlates plates={plates.slice(0, count)} />, [
      'common',
      ...examples.catalogs,
    ])
    const figures = screen.getAllByRole('figure')
    cleanup()
    return figures.map((figure) =>
      [...figure.querySelectorAll('svg')].map((svg) => svg.getAttribute('width')),
    )
  }
  expect(shown(2)).toEqual([
    ['520', '300'],
    ['520', '300'],
  ])
  expect(shown(3)).toEqual([['300'], ['300'], ['300']])
})

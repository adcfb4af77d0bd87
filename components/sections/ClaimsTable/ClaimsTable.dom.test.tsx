import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claims, company } from '../../../content/company.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './ClaimsTable.examples.tsx'

test('every claim has a row that its id leads to, with figure, meaning and source', () => {
  renderWithMessages(examples.examples['usual']!, ['common', ...examples.catalogs])
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map(({ id }) => id)).toEqual(Object.keys(claims))
  const turnover = within(document.getElementById('turnover')!)
  expect(turnover.getByRole('rowheader').textContent).toBe('4.4% annual staff turnover')
  const [definition, source] = turnover.getAllByRole('cell')
  expect(definition!.textContent).toContain('as a share of the average number of engineers')
  expect(source!.textContent).toContain('Our personnel records')
})

test('a day on which all figures were counted is told once', () => {
  renderWithMessages(examples.examples['usual']!, ['common', ...examples.catalogs])
  const dates = screen.getByRole('table').textContent.match(/30 September 2026/g)
  expect(dates).toHaveLength(1)
})

describe('with one figure counted earlier', () => {
  const { turnover } = claims
  beforeEach(() => Object.assign(claims, { turnover: { ...turnover, asOf: '2026-06-30' } }))
  afterEach(() => Object.assign(claims, { turnover }))

  test('each row has its own day', () => {
    renderWithMessages(examples.examples['usual']!, ['common', ...examples.catalogs])
    expect(screen.getAllByRole('columnheader')).toHaveLength(4)
    expect(document.getElementById('turnover')!.textContent).toContain('30 June 2026')
    expect(screen.getByRole('table').textContent.match(/30 September 2026/g)).toHaveLength(
      Object.keys(claims).length - 1,
    )
  })
})

describe('with a review site that has a name', () => {
  const { reviewSite } = company
  const named = { name: 'Example Reviews', url: 'https://reviews.example/' }
  beforeEach(() => Object.assign(company, { reviewSite: named }))
  afterEach(() => Object.assign(company, { reviewSite }))

  test('that name is the source of the reviews', () => {
    renderWithMessages(examples.examples['usual']!, ['common', ...examples.catalogs])
    const cells = within(document.getElementById('reviews')!).getAllByRole('cell')
    expect(cells.at(-1)!.textContent).toContain('Example Reviews')
  })
})

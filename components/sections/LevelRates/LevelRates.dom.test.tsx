import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { levelRates, sellingFacts } from '../../../content/selling-facts.ts'
import { examples } from './LevelRates.examples.tsx'
import { SkillRates } from './LevelRates.tsx'

const show = (name: string) =>
  renderWithMessages(examples.examples[name]!, ['common', ...examples.catalogs!])

test('each level has its rate and says what to expect, and the heading says that the figures are invented', () => {
  show('usual')
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Middle',
    'Senior',
    'Lead',
  ])
  expect(rows.map((row) => within(row).getByText(/^€/).textContent)).toEqual([
    '€26–34',
    '€34–46',
    '€44–56',
  ])
  for (const row of rows)
    expect(within(row).getAllByRole('cell').at(-1)!.textContent).toMatch(/\.$/)
  expect(screen.getByRole('region', { name: /Rates by experience/ }).textContent).toContain(
    'Sample',
  )
  expect(screen.getByText(/up to 16% lower/)).toBeTruthy()
})

test('rates that the company has confirmed have no mark, and no country is called cheaper when none is', () => {
  show('confirmed by the company, the same in each country')
  const region = screen.getByRole('region', { name: 'Rates by experience' })
  expect(region.textContent).not.toContain('Sample')
  expect(region.textContent).not.toContain('lower')
})

test('the cost is worked out for such an engineer', () => {
  show('usual')
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Work out the cost' })
  expect(new URL(href, 'https://x.example').searchParams.get('role')).toBe('qa-engineers')
})

test('a skill has the rates of its role on one scale, with their mark and the way to the cost', () => {
  show('of a skill, on one scale')
  const region = screen.getByRole('region', { name: /^Hourly React rates/ })
  expect(region.textContent).toContain('Sample')
  const rates = within(region).getAllByRole('definition')
  expect(
    rates.map((rate) => [
      rate.previousElementSibling!.textContent,
      within(rate).getByText(/^€/).textContent,
    ]),
  ).toEqual([
    ['Middle', '€26–34'],
    ['Senior', '€34–46'],
    ['Lead', '€44–56'],
  ])
  expect(within(region).getByRole('link', { name: 'Work out the cost' })).toBeTruthy()
})

test('each bar lies on the scale from its lower to its higher figure, and the scale is written once', () => {
  show('of a skill, on one scale')
  const bars = [...document.querySelectorAll('rect')]
  expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
    ['10%', `${(100 * 8) / 60}%`],
    [`${(100 * 14) / 60}%`, '20%'],
    ['40%', '20%'],
  ])
  expect([...document.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '20',
    '30',
    '40',
    '50',
    '60',
    '70',
    '80',
  ])
})

test('the scale is written as the page writes numbers, and bars on it are as long as their share', () => {
  const rates = levelRates('qa-engineers')
  const own = {
    ...rates,
    levels: [{ level: 'senior', low: 1200, high: 1700 }] as const,
    scale: { from: 1000, to: 2000, step: 500 },
  }
  const facts = sellingFacts({ model: 'extend', roles: ['qa-engineers'] })
  renderWithMessages(<SkillRates skill="React" rates={own} facts={facts} />, [
    'common',
    ...examples.catalogs!,
  ])
  const bar = document.querySelector('rect')!
  expect([bar.getAttribute('x'), bar.getAttribute('width')]).toEqual(['20%', '50%'])
  expect([...document.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '1,000',
    '1,500',
    '2,000',
  ])
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { countryChart, countryMapPlate } from '../../art/maps/country-map-plate.ts'
import { examples } from './ExplainingPlate.examples.tsx'
import { CountryPlate, ExplainingPlate } from './ExplainingPlate.tsx'

const show = (name: string) => renderWithMessages(examples.examples[name]!, ['common', 'plates'])

test('a drawing is one picture that says what it shows', () => {
  const { container } = show('ledger payment')
  const name = screen.getByRole('img').getAttribute('aria-label')
  expect(name).toContain('1: capture, 100.00 from Merchant payable to Card scheme.')
  expect(name).toMatch(/The balances add up to 0\.00\.$/)
  expect(container.querySelectorAll('svg')).toHaveLength(2)
})

test('the caption is its title and how it is read', () => {
  show('ledger payment')
  expect(screen.getByRole('figure').querySelector('figcaption')!.textContent).toBe(
    'A payment that adds up The example shows a payment of 100.00 as it passes through the accounts. Each arrow is a posting.',
  )
})

test('a plate whose data come from elsewhere computes what it says', () => {
  show('clock, day moved')
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'In New York time, both work from 09:00 to 13:00: 4 hours shared with Warsaw.',
  )
})

const widths = () =>
  [...screen.getByRole('figure').querySelectorAll('svg')].map((svg) => svg.getAttribute('width'))

test('where it is never wide, a drawing is only that for phones', () => {
  renderWithMessages(<ExplainingPlate id="ledger-payment" narrow />, ['common', 'plates'])
  expect(widths()).toEqual(['300'])
})

test('where it is never wide, a map is only that for phones', () => {
  const map = countryMapPlate('poland', countryChart('poland'), {}, (id) => id)
  renderWithMessages(<CountryPlate map={map} narrow />, ['common', 'plates'])
  expect(widths()).toEqual(['300'])
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { company, legalEntity } from '../../../content/company.ts'
import { CompanyFacts } from './CompanyFacts.tsx'

test('the facts of the company by law stand under a heading that says they are samples', () => {
  renderWithMessages(<CompanyFacts copy="contact.company" />, ['common', 'contact'])
  const section = screen.getByRole('region')
  expect(within(section).getByRole('heading').textContent).toMatch(/ Sample$/)
  const { email } = company
  const facts = within(section)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
  expect(facts).toEqual([
    legalEntity.name,
    'Näidise 1, 10111 Tallinn, Estonia',
    '+44\u00a020\u00a07946\u00a00147',
    email,
    `Commercial Register of Estonia, ${legalEntity.registerNumber}`,
    legalEntity.vatNumber,
    `${legalEntity.founded}`,
    ...Object.values(legalEntity.leadership),
  ])
  const links = within(section).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual([
    'tel:+442079460147',
    'mailto:hello@helmwright.example',
  ])
})

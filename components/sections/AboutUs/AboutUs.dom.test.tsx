import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { legalEntity } from '../../../content/company.ts'
import { engineerLocations } from '../../../content/facts/locations.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './AboutUs.examples.tsx'
import { lettersOf } from './AboutUs.tsx'

test('a visitor gets the name of every client, as text or as the text of its image', () => {
  renderWithMessages(examples.examples['logos, with an image and links']!, [
    'common',
    'client-logos',
  ])
  expect(screen.getByRole('img', { name: 'Sample Helm Works' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Linked Helm Works' }).getAttribute('rel')).toBe(
    'noopener',
  )
  expect(screen.getByRole('link', { name: 'Northlight Bank' })).toBeTruthy()
})

test('names without an address are no links', () => {
  renderWithMessages(examples.examples['logos, usual']!, ['common', 'client-logos'])
  expect(screen.queryByRole('link')).toBeNull()
  const items = screen.getAllByRole('listitem')
  expect(items).toHaveLength(8)
  // A mark of ours before each, which screen readers do not spell.
  for (const item of items) {
    expect(item.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(item.querySelector('svg + span')?.textContent).not.toBe('')
  }
})

test('the opening names every city in which engineers are, and who leads the company', () => {
  renderWithMessages(examples.examples['opening, usual']!, ['common', ...examples.catalogs!])
  const cities = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(cities).toHaveLength(engineerLocations.length)
  const named = (term: string) => screen.getByText(term).nextElementSibling?.textContent
  expect(named('Managing director')).toBe(legalEntity.leadership['managing-director'])
  expect(named('Founded')).toBe(`${legalEntity.founded}`)
})

test.each([
  ['Room', 'Ro'],
  ['React Native', 'RN'],
  ['Microsoft SQL Server', 'MS'],
  ['Objective-C', 'OC'],
  ['Core data', 'CD'],
  ['Node.js', 'No'],
  ['C#', 'C#'],
  ['gRPC', 'gR'],
  ['.NET', 'NE'],
  ['', ''],
])('%s without a logo is marked by %s', (name, letters) => {
  expect(lettersOf(name)).toBe(letters)
})

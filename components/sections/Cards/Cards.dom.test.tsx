import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './Cards.examples.tsx'

const advantages = Object.keys(examples.examples).filter((name) => name.startsWith('advantages'))

test.each(advantages)('a visitor finds the way to the contact form last, with %s', (name) => {
  renderWithMessages(examples.examples[name]!, ['common', 'advantages-grid'])
  const last = screen.getAllByRole('list')[0]!.lastElementChild as HTMLElement
  const link = within(last).getByRole('link', { name: 'Get in touch' })
  expect(link.getAttribute('href')).toBe('/get-in-touch')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('each solution has a neutral pictogram, which stays silent, beside the name of what it is built on (S-46)', () => {
  renderWithMessages(examples.examples['solutions, usual']!, [
    'common',
    ...(examples.catalogs ?? []),
  ])
  const cards = screen.getAllByRole('listitem')
  expect(cards.length).toBeGreaterThan(1)
  const marks = cards.map((card) => card.querySelector('svg'))
  expect(marks.map((mark) => mark?.getAttribute('aria-hidden'))).toEqual(cards.map(() => 'true'))
  expect(cards.map((card) => card.querySelector('svg + span')?.textContent)).not.toContain('')
  expect(new Set(marks.map((mark) => mark?.innerHTML)).size).toBe(cards.length)
  expect(screen.queryByRole('img')).toBeNull()
})

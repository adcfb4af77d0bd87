import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { Sources } from './Sources.tsx'
import { examples } from './Sources.examples.tsx'

test('a reader finds each source by its title, its publisher and its day', () => {
  renderWithMessages(examples.examples.usual!, ['common'])
  const region = screen.getByRole('region', { name: 'Sources' })
  expect(within(region).getAllByRole('listitem')).toHaveLength(2)
  const link = within(region).getByRole('link', { name: 'ISO/IEC 27001:2022' })
  expect(link.getAttribute('href')).toBe('https://www.iso.org/standard/27001')
  expect(link.closest('li')!.textContent).toMatch(/ISO, as of 24 November 2026/)
})

test('a title in another language than the page says so', () => {
  renderWithMessages(examples.examples.longest!, ['common'])
  expect(screen.getByRole('link', { name: /^Herbsleb/ }).lang).toBe('en')
})

test('a page that cites nothing has no heading for it', () => {
  const { container } = renderWithMessages(<Sources sources={[]} />, ['common'])
  expect(container.textContent).toBe('')
})

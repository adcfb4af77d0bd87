import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './PlainTerms.examples.tsx'

test('each term leads to its clause, under the number that the outline gives it', () => {
  renderWithMessages(examples.examples['terms, usual']!, ['common', ...examples.catalogs!])
  const links = screen.getAllByRole('link', { name: /^Clause / })
  expect(
    links.slice(0, 2).map((link) => [link.textContent, link.getAttribute('href')?.split('#')[1]]),
  ).toEqual([
    [expect.stringContaining('31'), 'duration'],
    [expect.stringContaining('32'), 'duration'],
  ])
  expect(links).toHaveLength(9)
})

test('the terms are folded on a phone, and a link to them finds them there, so that a browser opens them', () => {
  renderWithMessages(examples.examples['terms, usual']!, ['common', ...examples.catalogs!])
  const fold = document.getElementById('terms')!.closest('details')!
  expect(fold.querySelector('summary')!.textContent).toBe('10 terms')
  expect(within(fold).getAllByRole('term')).toHaveLength(10)
  expect(within(fold).queryByRole('figure')).toBeNull()
})

test('what the contract says is a list of terms, next to its drawing with the mark of a sample', () => {
  renderWithMessages(examples.examples['points, usual']!, ['common', 'plates'])
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent.trim())).toEqual([
    'Free if it does not fit',
    'Hours worked',
    'Your code',
  ])
  const figure = screen.getByRole('figure')
  expect(within(figure).getByRole('img').getAttribute('aria-label')).toMatch(
    /^day 1: First working day\. .*week 2: .*month 1: .*any day: You give notice\. .*last day: Access closed\. /,
  )
  expect(within(figure).getByText('Sample')).toBeTruthy()
})

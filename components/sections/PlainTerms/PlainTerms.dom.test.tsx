import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './PlainTerms.examples.tsx'

test('each term leads to its clause, under the number that the outline gives it', () => {
  renderWithMessages(examples.examples.usual!, ['common', ...examples.namespaces!])
  const links = screen.getAllByRole('link', { name: /^Clause / })
  expect(
    links.slice(0, 2).map((link) => [link.textContent, link.getAttribute('href')?.split('#')[1]]),
  ).toEqual([
    [expect.stringContaining('31'), 'duration'],
    [expect.stringContaining('32'), 'duration'],
  ])
  expect(links).toHaveLength(9)
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithWords } from '../../../tests/support/render.tsx'
import { examples, pages } from './OtherHirePages.examples.tsx'
import { OtherHirePages } from './OtherHirePages.tsx'

const words = ['common', ...examples.namespaces]

test('a visitor of the Polish page is offered all pages but the Polish one (A-89)', () => {
  renderWithWords(examples.examples.usual!, words)
  expect(screen.queryByRole('link', { name: 'Poland' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ukraine' }).getAttribute('href')).toBe(
    '/hire-developers-in-ukraine',
  )
  expect(screen.getByRole('link', { name: 'Hire Developers' }).getAttribute('href')).toBe(
    '/hire-developers',
  )
})

test('other pages that all fit stand without arrows and dots (A-100)', () => {
  renderWithWords(examples.examples['as many as places']!, words)
  expect(screen.getAllByRole('group')).toHaveLength(5)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a page without others has no such section', () => {
  const { container } = renderWithWords(
    <OtherHirePages
      copy="other-hire-pages.section"
      pages={pages.slice(0, 1)}
      path={pages[0]!.path}
      action="#"
    />,
    words,
  )
  expect(container.innerHTML).toBe('')
})

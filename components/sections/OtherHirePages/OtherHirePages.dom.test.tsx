import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples, pages } from './OtherHirePages.examples.tsx'
import { OtherHirePages } from './OtherHirePages.tsx'

const namespaces = ['common', ...examples.namespaces]

test('a visitor of the Polish page is offered all pages but the Polish one (A-89)', () => {
  renderWithMessages(examples.examples.usual!, namespaces)
  expect(screen.queryByRole('link', { name: 'Poland' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ukraine' }).getAttribute('href')).toBe(
    '/hire-developers-in-ukraine',
  )
  expect(screen.getByRole('link', { name: 'Hire Developers' }).getAttribute('href')).toBe(
    '/hire-developers',
  )
  expect(screen.getByRole('link', { name: 'Work samples' }).getAttribute('href')).toBe(
    '/work-samples',
  )
})

test('other pages that all fit stand without arrows and dots (A-100)', () => {
  renderWithMessages(examples.examples['as many as places']!, namespaces)
  expect(screen.getAllByRole('group')).toHaveLength(5)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a page without others has no such section', () => {
  const { container } = renderWithMessages(
    <OtherHirePages
      copy="other-hire-pages.section"
      pages={pages.slice(0, 1)}
      path={pages[0]!.path}
      action="#"
    />,
    namespaces,
  )
  expect(container.innerHTML).toBe('')
})

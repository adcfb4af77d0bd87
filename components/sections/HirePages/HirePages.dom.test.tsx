import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples, pages } from './HirePages.examples.tsx'
import { HireLinks, OtherHirePages } from './HirePages.tsx'

type Link = { path: string; title: string }

const links: readonly Link[] = [
  { path: '/hire/first', title: 'First' },
  { path: '/hire/second', title: 'Second' },
]
const listCatalogs = ['common', 'hire-by-role']

const renderLinks = (shown: readonly Link[], at: string) =>
  renderWithMessages(
    <HireLinks copy="hire-by-role.section" links={shown} currentPath={at} />,
    listCatalogs,
  )

describe('the list', () => {
  test.each(['/hire/second', '/hire/second/', '/HIRE/second?from=mail', '/hire/second#cities'])(
    'on %s tells the visitor where they are instead of linking to it',
    (currentPath) => {
      renderLinks(links, currentPath)
      expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['First'])
      expect(screen.getByText('Second').getAttribute('aria-current')).toBe('page')
    },
  )

  test('on another page links every entry and marks none', () => {
    const { container } = renderLinks(links, '/hire')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/hire/first',
      '/hire/second',
    ])
    expect(container.querySelector('[aria-current]')).toBeNull()
  })

  test('without links is not there', () => {
    expect(renderLinks([], '/').container.textContent).toBe('')
  })
})

const catalogs = ['common', ...examples.catalogs]

test('a visitor of the Polish page is offered all pages but the Polish one (A-89)', () => {
  renderWithMessages(examples.examples['others, usual']!, catalogs)
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
  renderWithMessages(examples.examples['others, as many as places']!, catalogs)
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
    catalogs,
  )
  expect(container.innerHTML).toBe('')
})

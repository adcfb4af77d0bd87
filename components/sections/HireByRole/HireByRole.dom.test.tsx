import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'

import { HireBySkill } from '../HireBySkill/HireBySkill.tsx'
import { HireByRole } from './HireByRole.tsx'

type Link = { path: string; title: string }

const links: readonly Link[] = [
  { path: '/hire/first', title: 'First' },
  { path: '/hire/second', title: 'Second' },
]
const namespaces = ['common', 'hire-by-role', 'hire-by-skill']

describe.each([
  [
    'roles',
    (shown: readonly Link[], at: string) => (
      <HireByRole copy="hire-by-role.section" links={shown} currentPath={at} />
    ),
  ],
  [
    'skills',
    (shown: readonly Link[], at: string) => (
      <HireBySkill copy="hire-by-skill.section" links={shown} currentPath={at} />
    ),
  ],
])('the list of %s', (_, list) => {
  test.each(['/hire/second', '/hire/second/', '/HIRE/second?from=mail', '/hire/second#cities'])(
    'on %s tells the visitor where they are instead of linking to it',
    (currentPath) => {
      renderWithMessages(list(links, currentPath), namespaces)
      expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['First'])
      expect(screen.getByText('Second').getAttribute('aria-current')).toBe('page')
    },
  )

  test('on another page links every entry and marks none', () => {
    const { container } = renderWithMessages(list(links, '/hire'), namespaces)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/hire/first',
      '/hire/second',
    ])
    expect(container.querySelector('[aria-current]')).toBeNull()
  })

  test('without links is not there', () => {
    expect(renderWithMessages(list([], '/'), namespaces).container.textContent).toBe('')
  })
})

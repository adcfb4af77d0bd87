import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithWords } from '../../../tests/support/render.tsx'
import { HireBySkill } from './HireBySkill.tsx'

const links = [
  { path: '/hire/first', title: 'First' },
  { path: '/hire/second', title: 'Second' },
]

function renderOn(currentPath: string) {
  return renderWithWords(
    <HireBySkill copy="hire-by-skill.section" links={links} currentPath={currentPath} />,
    ['common', 'hire-by-skill'],
  )
}

test.each(['/hire/second', '/hire/second/', '/HIRE/second?from=mail', '/hire/second#cities'])(
  'on %s the visitor reads where they are instead of a link to it',
  (currentPath) => {
    renderOn(currentPath)
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['First'])
    expect(screen.getByText('Second').getAttribute('aria-current')).toBe('page')
  },
)

test('on another page every entry is a link and none is current', () => {
  const { container } = renderOn('/hire')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/hire/first',
    '/hire/second',
  ])
  expect(container.querySelector('[aria-current]')).toBeNull()
})

test('without links there is no section', () => {
  const { container } = renderWithWords(
    <HireBySkill copy="hire-by-skill.section" links={[]} currentPath="/" />,
    ['common', 'hire-by-skill'],
  )
  expect(container.textContent).toBe('')
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './TeamCost.examples.tsx'

function show(name: string) {
  renderWithMessages(examples.examples[name]!, ['common', ...examples.namespaces])
}

const valuesOf = (name: string) =>
  [...document.querySelectorAll<HTMLSelectElement>(`[name="${name}"]`)].map(({ value }) => value)

test('an empty form has one line to choose in and begins with teams of others', () => {
  show('nothing chosen')
  expect(valuesOf('role')).toEqual([''])
  expect(screen.getByText('from €3,200')).toBeDefined()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain(
    '/team-cost?role=devops-engineers&level=senior&place=estonia&count=1&months=3&zone=london',
  )
})

test('a team stands in the form as it was asked for, with its range', () => {
  show('two lines')
  expect(valuesOf('role')).toEqual(['full-stack-developers', 'react-developers'])
  expect(valuesOf('level')).toEqual(['senior', 'middle'])
  expect(valuesOf('place')).toEqual(['georgia', 'poland'])
  expect(valuesOf('count')).toEqual(['2', '1'])
  // 11,100 + 4,700 and 14,900 + 6,200
  expect(screen.getByRole('status').textContent).toBe('€15,800–21,100')
  expect(screen.getByText('€189,600–253,200')).toBeDefined()
})

test('the answer goes along with a request', () => {
  show('two lines')
  const link = screen.getByRole('link', { name: /Send this with my request/ })
  expect(link.dataset).toMatchObject({
    answerKey: 'service',
    topic:
      '€15,800–21,100 per month for 12 months: 2 × Full-stack developers (Senior, Georgia) and 1 × React (Middle, Poland)',
  })
})

test('a line can be removed, and no ninth one asked for', () => {
  show('as much as can be asked for')
  expect(screen.getAllByRole('button', { name: /Remove line/ })).toHaveLength(8)
  expect(screen.getByRole('button', { name: 'Add a role' }).hasAttribute('disabled')).toBe(true)
})

test('where nobody meets anybody, another country with its price is offered', () => {
  show('no hour in common')
  const note = screen.getByRole('note')
  expect(note.textContent).toContain('shares no working hour with San Francisco')
  // 2 × 45 × 0.9 × 147 = 11,907 and 2 × 60 × 0.9 × 147 = 15,876
  expect(note.textContent).toContain('Argentina shares up to 5 hours')
  expect(note.textContent).toContain('€11,900–15,900')
  const link = within(note).getByRole('link', { name: 'See this team in Argentina' })
  expect(link.getAttribute('href')).toContain('place=argentina')
})

test('every step of the calculation can be read', () => {
  show('arithmetic')
  const [, first] = screen.getAllByRole('row')
  expect(within(first!).getByRole('rowheader').textContent).toBe('Full-stack developers, Senior')
  const cells = within(first!).getAllByRole('cell')
  expect(cells.map((cell) => cell.lastChild!.textContent)).toEqual([
    '€45–60',
    '× 0.84 Georgia',
    '× 147',
    '× 2',
    '€11,100',
    '€14,900',
  ])
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { readPart } from '../../questionnaire/kept-parts.ts'
import { examples } from './TeamCost.examples.tsx'

function show(name: string) {
  renderWithMessages(examples.examples[name]!, ['common', ...examples.catalogs])
}

const valuesOf = (name: string) =>
  [
    ...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"], select[name="${name}"]`),
  ].map(({ value }) => value)

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

const ofTwoLines =
  'role=full-stack-developers&level=senior&place=georgia&count=2&role=react-developers&level=middle&place=poland&count=1&months=12&zone=london'

test.each([
  ['Send this with my request', '/contact-us'],
  ['Add to my brief', '/my-brief'],
])('“%s” takes the answer along, with a script and without', (name, path) => {
  show('two lines')
  const link = screen.getByRole<HTMLAnchorElement>('link', { name })
  expect(link.getAttribute('href')).toBe(`${path}?cost=${encodeURIComponent(ofTwoLines)}`)
  expect(link.dataset.answerKey).toBe('brief-cost')
  expect(readPart('cost', link.dataset.topic!)).toEqual({
    query: ofTwoLines,
    lines: [
      { label: 'Price range', value: '€15,800–21,100 per month for 12 months' },
      { label: 'For 12 months', value: '€189,600–253,200' },
      { label: '2 × Full-stack developers (Senior, Georgia)', value: '€11,100–14,900 per month' },
      { label: '1 × React (Middle, Poland)', value: '€4,700–6,200 per month' },
    ],
    sample: true,
  })
})

test('a line can be removed, and no ninth one or fourth team asked for', () => {
  show('as much as can be asked for')
  expect(screen.getAllByRole('button', { name: /Remove line \d of team/ })).toHaveLength(24)
  const isDisabled = (name: string | RegExp) =>
    screen.getAllByRole('button', { name }).map((button) => button.hasAttribute('disabled'))
  expect(isDisabled('Add a role')).toEqual([true, true, true])
  expect(isDisabled(/^Copy team/)).toEqual([true, true, true])
  expect(isDisabled('Add an empty team')).toEqual([true])
})

test('teams beside each other keep their lines apart, and each has its price', () => {
  show('two teams')
  expect(valuesOf('team')).toEqual(['1', '1', '2', '2'])
  expect(valuesOf('months')).toEqual(['12', '6'])
  // 2 × 45 × 0.84 × 147 = 11,113.2 and 32 × 0.84 × 147 = 3,951.36; 14,817.6 and 5,186.16
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    '€15,800–21,100',
    '€15,000–20,100',
  ])
  expect(
    screen.getByRole('button', { name: 'Remove line 2 of team 2' }).getAttribute('value'),
  ).toBe('3')
})

test('the calculation goes along as a file', () => {
  show('two teams')
  const link = screen.getByRole('link', { name: 'Calculation as CSV' })
  expect(link.getAttribute('href')).toMatch(/^\/team-cost\.csv\?team=1&role=full-stack-developers/)
})

test('another currency is in the form, in the answer and in each address', () => {
  show('in dollars')
  expect(valuesOf('currency')).toEqual(['USD'])
  // 12,500 + 5,300 and 16,800 + 7,000
  expect(screen.getByRole('status').textContent).toBe('$17,800–23,800')
  const link = screen.getByRole('link', { name: 'Calculation as CSV' })
  expect(link.getAttribute('href')).toContain('currency=USD')
})

test('an address that asks for too much is told what became of it', () => {
  show('a hostile address')
  const note = screen.getByRole('note', { name: /The address asked for something/ })
  expect(
    within(note)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Line 1: we do not hire in this country, so we calculate with Poland.',
    'Line 1: a line has at least one person, so we calculate with one.',
    'Line 2: we do not know this role, so we left the line out.',
    'Line 3: a line has at most 20 people, so we calculate with 20.',
    'We calculate for at most 36 months, so we have used 36.',
    'We do not know this time zone, so we show London hours.',
    'We do not know this currency, so we calculate in euros.',
  ])
  expect(valuesOf('count')).toEqual(['1', '20'])
})

test('teams stand in one table, with the difference from the first', () => {
  show('side by side')
  const cellsOf = (name: string) => {
    const row = screen.getByRole('row', { name: new RegExp(`^${name}`) })
    return within(row)
      .getAllByRole('cell')
      .map((cell) => cell.lastChild!.textContent)
  }
  expect(cellsOf('Per month')).toEqual(['€15,800–21,100', '€15,000–20,100', '€17,400–22,300'])
  expect(cellsOf('In total')).toEqual(['€189,600–253,200', '€90,000–120,600', '€104,400–133,800'])
  // 800 and 1,000 less; 1,600 and 1,200 more
  expect(cellsOf('Difference').slice(1)).toEqual(['€800–1,000 less', '€1,200–1,600 more'])
  expect(cellsOf('Shared')[1]).toBe('Tbilisi: 4 h, up to 6 h if the day is shifted')
})

test('where nobody meets anybody, another country with its price is offered', () => {
  show('no hour in common')
  const note = screen.getByRole('note')
  expect(note.textContent).toContain('shares no working hours with San Francisco')
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

test('another currency has a step of its own', () => {
  show('arithmetic of two teams in pounds')
  const [table, second] = screen.getAllByRole('table')
  expect(second!.querySelector('caption')!.textContent).toContain('team 2')
  const cells = within(table!)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.lastChild?.textContent),
    )
  expect(cells[1]).toEqual([
    '€45–60',
    '× 0.84 Georgia',
    '× 147',
    '× 2',
    '× 0.85373',
    // 9,487.67 and 12,650.23
    '£9,400',
    '£12,700',
  ])
})

test('hours in common lead to the comparison with the same city and places', () => {
  show('hours in common')
  const link = screen.getByRole('link', { name: 'Compare with your own city' })
  expect(link.getAttribute('href')).toBe('/working-hours?city=london&place=tbilisi&place=warsaw')
})

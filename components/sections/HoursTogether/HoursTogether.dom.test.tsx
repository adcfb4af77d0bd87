import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { browserZone } from './browser-zone.behaviour.ts'
import { examples } from './HoursTogether.examples.tsx'

function show(name: string) {
  return renderWithMessages(examples.examples[name]!, ['common', 'taxonomy', ...examples.catalogs])
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.lastChild!.textContent)

test('an empty form offers every city by name and begins with those of others', () => {
  const { container } = show('nothing chosen')
  expect(screen.getAllByRole('checkbox')).toHaveLength(14)
  const names = [...container.querySelectorAll('option')].map(({ value }) => value)
  expect(names).toEqual(expect.arrayContaining(['Berlin', 'Kolkata', 'San Francisco', 'Kyiv']))
  expect(names).not.toContain('Calcutta')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain('/working-hours?city=san-francisco')
})

test('a comparison is in the form as it was asked for, with its hours', () => {
  show('four clocks')
  expect(screen.getByLabelText<HTMLInputElement>('Your city').value).toBe('New York')
  expect(screen.getByLabelText<HTMLInputElement>('Warsaw').checked).toBe(true)
  expect(screen.getByRole('heading', { name: 'Warsaw and New York' })).toBeDefined()
  expect(screen.getAllByRole('status')[0]!.textContent).toBe('2 hours')
  expect(screen.getByText('2 to 3 hours')).toBeDefined()
})

test('the answer goes along with a request', () => {
  show('four clocks')
  const link = screen.getByRole('link', { name: /Send this with my request/ })
  expect(link.dataset.answerKey).toBe('brief-hours')
  const kept = JSON.parse(link.dataset.topic!) as { query: string; lines: { value: string }[] }
  expect(kept.query).toBe('city=new-york&city=munich&place=warsaw&place=tbilisi')
  expect(kept.lines.map(({ value }) => value)).toEqual([
    'New York and Munich with Warsaw and Tbilisi',
    '2 hours on 15 January 2026, 2 to 3 hours over the year',
    'none on 15 January 2026, none over the year',
    expect.stringContaining('08:00'),
  ])
})

test('what has no answer is told, with a way out', () => {
  show('what has no answer')
  const note = screen.getByRole('note')
  expect(note.textContent).toContain('We do not know a city called “Berln”.')
  const near = within(note).getByRole('link', { name: 'Berlin' })
  expect(near.getAttribute('href')).toContain('city=berlin')
  expect(note.textContent).toContain('up to 4 cities')
  expect(note.textContent).toContain('this year or next year')
})

test('no shared hour is said, with what works then', () => {
  show('no shared hour')
  expect(screen.getAllByRole('status')[0]!.textContent).toBe('none')
  expect(
    screen.getByText(
      /no shared hour between nine and five\. Choose one of the locations below, .* hand the work over/,
    ),
  ).toBeDefined()
})

test('a year has its periods with both places', () => {
  show('over the year')
  const [, first, second] = screen.getAllByRole('row')
  expect(within(first!).getByRole('rowheader').textContent).toBe('1 January to 7 March')
  expect(cellsOf(first!)).toEqual(['2 hours (03:00 to 11:00)', 'none (00:00 to 08:00)'])
  expect(within(second!).getByRole('rowheader').textContent).toBe('8 March to 28 March')
  expect(cellsOf(second!)).toEqual(['3 hours (04:00 to 12:00)', 'none (01:00 to 09:00)'])
})

test('a year without a change is told in the answer', () => {
  show('clocks that change together')
  expect(screen.getByText(/^In 2026, clocks change on the same days/)).toBeDefined()
  cleanup()
  show('four clocks')
  expect(screen.queryByText(/clocks change on the same days/)).toBeNull()
})

test('every field has a label of its own', () => {
  const { container } = show('nothing chosen')
  const labels = [...container.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(new Set(labels).size).toBe(labels.length)
})

test('a call has the time of each city and a file', () => {
  show('calls outside working hours')
  const [, first] = screen.getAllByRole('row')
  const link = within(first!).getByRole('link')
  expect(link.getAttribute('href')).toMatch(
    /^\/working-hours\.ics\?city=auckland&place=warsaw&start=2026-01-\d\dT\d\d:\d\dZ$/,
  )
})

test('holidays have days, names and their law; those at weekends are marked', () => {
  show('holidays')
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toContain('Sat 15 AugustAssumption Dayweekend')
  expect(screen.getByText(/Martial law suspends/)).toBeDefined()
})

test('the city of the browser is proposed, under the name that is usual today', () => {
  const zone = (timeZone: string) =>
    vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValueOnce({ timeZone } as Intl.ResolvedDateTimeFormatOptions)
  const { container } = show('nothing chosen')
  const note = container.querySelector<HTMLElement>('[data-behaviour="browser-zone"]')!
  const input = screen.getByLabelText<HTMLInputElement>('Your city')

  zone('Asia/Calcutta')
  browserZone(note)
  expect([input.value, note.hidden]).toEqual(['Kolkata', false])

  // What somebody has typed stays.
  input.value = 'Rome'
  browserZone(note)
  expect(input.value).toBe('Rome')

  input.value = ''
  zone('America/New_York')
  browserZone(note)
  expect(input.value).toBe('New York')
  vi.restoreAllMocks()
})

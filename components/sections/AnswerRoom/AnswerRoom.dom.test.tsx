import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { selectionKey } from '../../questionnaire/selection-storage.ts'
import { examples } from './AnswerRoom.examples.tsx'
import { keptSelection } from './kept-selection.behaviour.ts'

beforeEach(() => localStorage.clear())

function show(name: string) {
  renderWithMessages(examples.examples[name]!, ['common', ...examples.catalogs])
  return document.querySelector<HTMLElement>('[data-behaviour="kept-selection"]')!
}

const start = (name: string) => keptSelection(show(name))
const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name="q"]')]
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
const counted = () => document.querySelector('[aria-live]')!.textContent

test('ticks, search, filters and exports are one form, which needs no script', () => {
  show('three selected')
  const form = document.querySelector<HTMLFormElement>('form')!
  expect(form.getAttribute('action')).toBe('/procurement/export')
  const data = new FormData(form)
  expect(data.getAll('q')).toEqual(['named-access', 'devices', 'dpo'])
  expect([...data.keys()]).toEqual(expect.arrayContaining(['search', 'framework', 'since']))
  const buttons = [...form.elements].filter(
    (element): element is HTMLButtonElement => element instanceof HTMLButtonElement,
  )
  expect(
    buttons.map((button) => [button.getAttribute('formaction'), button.name, button.value]),
  ).toEqual([
    ['/procurement', '', ''],
    ['/procurement', '', ''],
    [null, 'format', 'csv'],
    [null, 'format', 'xlsx'],
    [null, 'format', 'markdown'],
    [null, 'format', 'print'],
    ['/procurement', 'show', 'selected'],
  ])
  expect(counted()).toBe('3 of 62 selected')
})

test('a search shows what it found, marked and open, and how many of each group', () => {
  show('a search')
  expect(screen.getByRole('status').textContent).toBe('2 of 62 answers contain “question”')
  const open = [...document.querySelectorAll<HTMLDetailsElement>('details details')].filter(
    (item) => !item.closest('[hidden]'),
  )
  expect(open.map((item) => item.open)).toEqual([true, true])
  expect(open.map((item) => item.querySelector('mark')!.textContent)).toEqual([
    'Question',
    'Question',
  ])
  const groups = screen.getByRole('navigation', { name: 'Groups of answers' })
  expect(
    within(groups)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Security2 / 12'])
  // Ticks of what is hidden stay in the form.
  expect(document.querySelectorAll('[name="q"]')).toHaveLength(23)
})

test.each([
  ['usual', false],
  ['three selected', false],
  ['a search', true],
  ['the selection alone', true],
])(
  '%s: groups that are folded on a phone are open where somebody asked for some answers',
  (name, open) => {
    show(name)
    const groups = [...document.querySelectorAll<HTMLDetailsElement>('section > details')]
    expect(groups.map((group) => group.open)).toEqual(groups.map(() => open))
    expect(groups[0]!.querySelector('summary')!.textContent).toMatch(
      /^Security of access, devices and code (?:12 answers|2 answers|1 answer)$/,
    )
  },
)

test('a link to a group finds it within what is folded, so that a browser opens it', () => {
  show('usual')
  expect(document.getElementById('security')!.closest('details')).not.toBeNull()
})

test('each answer has its owner, day, places and a link of its own', () => {
  show('usual')
  const answer = document.getElementById('named-access')!.closest('details')!
  const terms = [...answer.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(terms).toEqual(['Owner', 'Last checked', 'CAIQ', 'SIG', 'ISO 27001', 'GDPR', 'HIPAA'])
  expect(answer.textContent).toContain('15 October 2026')
  const links = [...answer.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/compliance#access-list', '/procurement#named-access'])
})

test('a framework that is asked for is named first', () => {
  show('longest')
  const answer = document.getElementById('named-access')!.closest('details')!
  expect([...answer.querySelectorAll('dt')].map(({ textContent }) => textContent)[2]).toBe('HIPAA')
})

test('what is ticked is counted, and kept for the next visit', async () => {
  start('usual')
  expect(counted()).toBe('0 of 62 selected')
  await userEvent.click(screen.getAllByRole('checkbox')[0]!)
  expect(counted()).toBe('1 of 62 selected')
  expect(document.querySelector('progress')!.value).toBe(1)
  expect(localStorage.getItem(selectionKey)).toBe('named-access')
})

test('what was kept is ticked again, unless the address says what is', () => {
  localStorage.setItem(selectionKey, 'devices,gone,dpo')
  start('usual')
  expect(ticked()).toEqual(['devices', 'dpo'])
  expect(counted()).toBe('2 of 62 selected')
  document.body.innerHTML = ''
  start('a link with unknown answers')
  expect(ticked()).toEqual(['devices'])
})

test('a group is selected with one press, its hidden answers not, and all of them are cleared with another', async () => {
  start('a search')
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2' }))
  expect(ticked()).toEqual(['named-access', 'certificates'])
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(ticked()).toEqual([])
  expect(localStorage.getItem(selectionKey)).toBeNull()
  expect(document.activeElement).toBe(document.querySelector('[value="named-access"]'))
})

test('without a script no button stands there that only a script answers', () => {
  show('usual')
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull()
})

test('where the storage is blocked, the page alone has the selection', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  start('usual')
  await userEvent.click(screen.getAllByRole('checkbox')[1]!)
  expect(ticked()).toEqual(['second-factor'])
  expect(counted()).toBe('1 of 62 selected')
  vi.restoreAllMocks()
})

test('when nothing fits, there is a person to ask; what a link has too much is said', () => {
  show('nothing fits')
  expect(screen.getByText('No answer matches.')).toBeDefined()
  expect(screen.getByRole('link', { name: /a person replies/ })).toBeDefined()
  document.body.innerHTML = ''
  show('a link with unknown answers')
  expect(screen.getByRole('note').textContent).toMatch(/^1 answer in this link was not found/)
})

import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogMessages } from '../../../locales/catalog.server.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { draftKey, writeDraft } from '../../forms/draft.ts'
import { ShortContactFormIsland } from '../../forms/ShortContactForm.island.tsx'
import { storedKeys } from '../../forms/stored-keys.ts'
import { keepAnswer } from '../../questionnaire/keep-answer.ts'
import { IntlRoot } from '../../text/IntlRoot.tsx'
import { StoredKeys, StoredNow } from './StoredNow.tsx'

const catalogs = ['common', 'storage', 'forms', 'taxonomy']

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const open = () => renderWithMessages(<StoredNow copy="storage.now" />, catalogs)
const eraseButton = () => screen.queryByRole('button', { name: 'Erase everything' })
const rowOf = (key: string) => within(screen.getByRole('rowheader', { name: key }).closest('tr')!)
const eraseAll = () => userEvent.click(eraseButton()!)

test('every stored key stands there with its content in words and its size', () => {
  keepAnswer('goal', 'boost_your_roi')
  keepAnswer('service', 'DevOps')
  localStorage.setItem('answered-at', String(Date.UTC(2026, 10, 21, 9, 5)))
  writeDraft('contact', { requestDetails: 'A ledger', name: 'Jo' })
  open()
  expect(rowOf('goal').getByText('Boost your ROI')).toBeDefined()
  expect(rowOf('goal').getByText('18 bytes')).toBeDefined()
  expect(rowOf('service').getByText('DevOps')).toBeDefined()
  expect(rowOf('answered-at').getByText('21 November 2026, 09:05 UTC')).toBeDefined()
  const fields = rowOf('draft-contact').getAllByRole('listitem')
  expect(fields.map(({ textContent }) => textContent)).toEqual([
    'NameJo',
    'What are you planning?A ledger',
  ])
  expect(screen.getAllByRole('rowheader')).toHaveLength(4)
})

test('text that the site does not understand is shown as it stands there', () => {
  localStorage.setItem('answered-at', 'yesterday')
  sessionStorage.setItem(draftKey('newsletter'), '{"at":1,"values":{"colour":"red"}}')
  open()
  expect(rowOf('answered-at').getByText('yesterday')).toBeDefined()
  expect(rowOf('draft-newsletter').getByText(/"colour":"red"/)).toBeDefined()
})

test('one button erases every key of the site, says so and takes the focus to what is left', async () => {
  for (const { area, key } of storedKeys) {
    const storage = area === 'local' ? localStorage : sessionStorage
    storage.setItem(key, 'x')
  }
  localStorage.setItem('of-somebody-else', 'stays')
  open()
  expect(screen.getByRole('status').textContent).toBe('')
  await eraseAll()
  expect(Object.keys(localStorage)).toEqual(['of-somebody-else'])
  expect(sessionStorage).toHaveLength(0)
  expect(screen.getByRole('status').textContent).toMatch(
    new RegExp(`^Erased: ${storedKeys.length} keys\\.`),
  )
  expect(document.activeElement?.textContent).toBe('Nothing is stored.')
  expect(eraseButton()).toBeNull()
})

test('open forms are empty and their answers forgotten after erasing', async () => {
  keepAnswer('goal', 'boost_your_roi')
  renderWithMessages(
    <>
      <ShortContactFormIsland pathname="/cookies-and-storage" />
      <StoredNow copy="storage.now" />
    </>,
    catalogs,
  )
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  await userEvent.type(name, 'Jo')
  expect(rowOf('draft-short-contact').getByText('Jo')).toBeDefined()
  await eraseAll()
  expect(name.value).toBe('')
  expect(screen.queryByRole('button', { name: 'Remove goal: Boost your ROI' })).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('what another tab stores appears, and what it erases is gone', () => {
  open()
  expect(screen.getByText('Nothing is stored.')).toBeDefined()
  const tellOfOtherTab = () =>
    act(() => dispatchEvent(new StorageEvent('storage', { key: 'goal' })))
  localStorage.setItem('goal', 'boost_your_roi')
  tellOfOtherTab()
  expect(rowOf('goal').getByText('Boost your ROI')).toBeDefined()
  localStorage.clear()
  tellOfOtherTab()
  expect(screen.getByText('Nothing is stored.')).toBeDefined()
})

test('a browser that blocks storage is met with words and no button', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  open()
  expect(screen.getByText('Storage is blocked.')).toBeDefined()
  expect(eraseButton()).toBeNull()
})

test('every key that may be stored has a row, under a reason that is said once', () => {
  renderWithMessages(<StoredKeys copy="storage.keys" />, catalogs)
  for (const { key } of storedKeys) expect(rowOf(key).getByRole('cell')).toBeDefined()
  expect(screen.getAllByText(/^The service finder and the success stories use/)).toHaveLength(1)
  expect(screen.getAllByText(/^Until you send the form or close the tab/)).toHaveLength(1)
})

test('the server says how to erase without a script, and nothing about the browser', () => {
  const html = renderToString(
    <IntlRoot locale="en" messages={catalogMessages('en', catalogs)}>
      <StoredNow copy="storage.now" />
    </IntlRoot>,
  )
  expect(html).toContain('You can also erase all of this data in your browser')
  expect(html).not.toMatch(/Nothing is stored|Erase everything/)
})

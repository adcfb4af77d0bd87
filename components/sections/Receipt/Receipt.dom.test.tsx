import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { ReceivedPage } from '../ContactBlock/ReceivedPage.tsx'
import { examples } from './Receipt.examples.tsx'

const open = (name: string) =>
  renderWithMessages(examples.examples[name]!, ['common', ...examples.catalogs])

/** Names and values of the list under a heading. */
function rowsUnder(heading: string): [string, string][] {
  const region = screen.getByRole('region', { name: heading })
  return [...region.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')!.textContent,
    row.querySelector('dd')!.textContent,
  ])
}

test('everything that was sent stands under the words of the form, answers as the chips show them', () => {
  open('sent, with answers of the finder')
  expect(rowsUnder('What you sent')).toEqual([
    ['Name', 'Marta O’Neil'],
    ['Email', 'marta@keller-diagnostik.example'],
    ['Phone', '+41 44 586 20 11'],
    ['Company', 'Keller Diagnostik AG'],
    [
      'What are you planning?',
      'Move a DICOM viewer to the web\nand connect two hospitals by June.',
    ],
    ['Goal', 'Boost your ROI'],
    ['Industry', 'Healthcare'],
    ['Result', 'Dedicated Team'],
    ['Service', 'Web development'],
    ['Sent from page', '/contact-us'],
  ])
})

test('fields that hold nothing are not listed', () => {
  open('sent, an address only')
  expect(rowsUnder('What you sent').map(([name]) => name)).toEqual(['Email', 'Sent from page'])
})

test('the moments are machine-readable and shown on the visitor’s clock, which is named', () => {
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  zone.mockReturnValue({ timeZone: 'America/New_York' } as Intl.ResolvedDateTimeFormatOptions)
  const { container } = open('sent, an address only')
  const times = [...container.querySelectorAll('time')]
  expect(times.map((time) => [time.dateTime, time.textContent])).toEqual([
    ['2026-11-20T16:42:00.000Z', 'Friday, 20 November 2026 at 11:42'],
    ['2026-11-23T15:00:00.000Z', 'Monday, 23 November 2026 at 10:00'],
  ])
  expect(
    screen.getByText(
      'Times are in your time zone, Eastern Time. We work Monday to Friday, 09:00 to 17:00 (Eastern European Time).',
    ),
  ).toBeTruthy()
})

test('one button withdraws: it posts to the page’s own address and says before what it does', () => {
  open('sent, an address only')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw this request' })
  expect(button.form!.getAttribute('method')).toBe('post')
  expect(button.form!.hasAttribute('action')).toBe(false)
  expect(document.getElementById(button.getAttribute('aria-describedby')!)!.textContent).toBe(
    'One click permanently deletes the request here, and our team is told to delete its copies.',
  )
})

test.each([
  ['withdrawn', 'Your request is withdrawn'],
  ['unknown address', 'No request here'],
  ['store out of reach', 'We cannot reach your request'],
  ['opened too often', 'Please wait a moment'],
])('%s: the page says so and leads on', (name, title) => {
  open(name)
  const region = screen.getByRole('region', { name: title })
  expect(within(region).getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(within(region).getAllByRole('link')).toHaveLength(3)
  expect(within(region).queryByRole('button')).toBeNull()
})

test('who opens receipts too often is told how long to wait', () => {
  open('opened too often')
  expect(screen.getByText(/Please reload this page in 42 seconds\./)).toBeTruthy()
})

test.each([
  ['q3Vx0mJw-8yTz_5bKc1dRA', '/request/q3Vx0mJw-8yTz_5bKc1dRA'],
  ['q3Vx0mJw-8yTz_5bKc1dR', undefined],
  ['q3Vx0mJw-8yTz_5bKc1d/A', undefined],
  ['', undefined],
  [undefined, undefined],
])('thanks for the token %s lead to %s', (token, path) => {
  renderWithMessages(<ReceivedPage token={token} />, ['common', 'forms'])
  const link = screen.queryByRole('link', { name: 'See what you sent' })
  expect(link?.getAttribute('href')).toBe(path)
})

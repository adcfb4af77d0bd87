import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogMessages } from '../../../locales/catalog.server.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { textStorage } from '../../questionnaire/answer-storage.ts'
import { keepAnswer } from '../../questionnaire/keep-answer.ts'
import { partKey, partKeys, writtenPart } from '../../questionnaire/kept-parts.ts'
import { IntlRoot } from '../../text/IntlRoot.tsx'
import { MyBrief } from './MyBrief.tsx'
import { examples } from './MyBrief.examples.tsx'

const cost = 'role=qa-engineers&level=senior&place=poland&count=2&months=6&zone=london'
const kept = writtenPart({
  query: cost,
  sample: true,
  lines: [
    { label: 'Price range', value: '€9,900–13,600 per month for 6 months' },
    { label: 'For 6 months', value: '€59,400–81,600' },
  ],
})

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  for (const key of partKeys) textStorage(key, (raw) => raw ?? '').removeItem()
  vi.unstubAllGlobals()
})

const catalogs = ['common', 'my-brief', 'forms', 'taxonomy']
const open = () =>
  renderWithMessages(<MyBrief copy="my-brief.section" brought={undefined} />, catalogs)

/** Names and values under the heading of a group. */
function linesOf(name: string): [string, string][] {
  const rows = screen.getByRole('region', { name }).querySelectorAll('dl > div')
  return [...rows].map((row) => [
    row.querySelector('dt')!.textContent,
    row.querySelector('dd')!.textContent,
  ])
}

test('what the browser keeps is listed in words, each with the way back to its tool', () => {
  keepAnswer('goal', 'boost_your_roi')
  keepAnswer(partKey('cost'), kept)
  open()
  expect(linesOf('Answers in the service finder')).toEqual([['Goal', 'Boost your ROI']])
  expect(linesOf('Team cost')).toEqual([
    ['Price range', '€9,900–13,600 per month for 6 months'],
    ['For 6 months', '€59,400–81,600'],
  ])
  expect(screen.getByRole('link', { name: 'Change Team cost' }).getAttribute('href')).toBe(
    `/team-cost?${cost}`,
  )
  expect(
    screen.getByRole('link', { name: 'Change Answers in the service finder' }).getAttribute('href'),
  ).toBe('/service-finder?goal=boost_your_roi')
  expect(within(screen.getByRole('region', { name: 'Team cost' })).getByText('Sample')).toBeTruthy()
})

test('one part is erased, then everything; each is told, and the browser keeps nothing', async () => {
  const user = userEvent.setup()
  keepAnswer('goal', 'boost_your_roi')
  keepAnswer('industry', 'healthcare')
  keepAnswer(partKey('cost'), kept)
  open()
  await user.click(screen.getByRole('button', { name: 'Erase Team cost' }))
  expect(screen.queryByRole('region', { name: 'Team cost' })).toBeNull()
  expect(localStorage.getItem('brief-cost')).toBeNull()
  const told = screen.getByText('Erased: Team cost')
  expect(document.activeElement).toBe(told)
  await user.click(screen.getByRole('button', { name: 'Erase everything' }))
  expect(screen.getByText('Everything has been erased.')).toBeTruthy()
  expect(screen.getByText('You have not collected anything yet.')).toBeTruthy()
  expect(localStorage.getItem('goal')).toBeNull()
  expect(localStorage.getItem('industry')).toBeNull()
})

test('an empty brief offers one way to its first entry and one to the contact form', () => {
  open()
  const empty = screen.getByText('You have not collected anything yet.').parentElement!
  const links = within(empty).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Start with the service finder', '/service-finder'],
    ['Contact us', '/contact-us'],
  ])
})

test('the link that is copied tells all of it, and nothing leaves the browser', async () => {
  const user = userEvent.setup()
  keepAnswer('goal', 'boost_your_roi')
  keepAnswer(partKey('cost'), kept)
  open()
  expect(screen.getByRole('link', { name: 'Send with a request' }).getAttribute('href')).toBe(
    '/contact-us',
  )
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/my-brief?goal=boost_your_roi&cost=${encodeURIComponent(cost)}`,
  )
  expect(fetched).not.toHaveBeenCalled()
})

test('what an address tells is changed by other addresses and leaves what the browser keeps alone', () => {
  keepAnswer('industry', 'fintech')
  renderWithMessages(examples.examples['everything, by its address']!, catalogs)
  expect(linesOf('Answers in the service finder')).toEqual([
    ['Goal', 'Boost your ROI'],
    ['Industry', 'Healthcare'],
    ['Result', 'Dedicated Team'],
    ['Service', 'Web development'],
  ])
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')!
  expect(hrefOf('Erase Team cost')).toBe(
    '/my-brief?goal=boost_your_roi&industry=healthcare&final=Dedicated+Team&service=Web+development',
  )
  expect(hrefOf('Erase Answers in the service finder')).toMatch(/^\/my-brief\?cost=role%3D[^&]+$/)
  expect(hrefOf('Send with a request')).toMatch(/^\/contact-us\?goal=boost_your_roi&.*&cost=role/)
  expect(screen.queryByRole('button', { name: 'Erase everything' })).toBeNull()
  expect(localStorage.getItem('industry')).toBe('fintech')
})

test('the last part of an address cannot be erased there: the page would show another list', () => {
  renderWithMessages(examples.examples['answers alone']!, catalogs)
  expect(screen.queryByRole('link', { name: /^Erase/ })).toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    '/my-brief',
  )
})

test('that a link was copied is not said of another list', async () => {
  const user = userEvent.setup()
  keepAnswer('goal', 'boost_your_roi')
  keepAnswer(partKey('cost'), kept)
  open()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(screen.getByText('Copied.')).toBeInstanceOf(Element)
  await user.click(screen.getByRole('button', { name: 'Erase Team cost' }))
  expect(screen.queryByText('Copied.')).toBeNull()
})

test('a text that is no part of ours is not listed', () => {
  for (const text of ['nonsense', '{}', '{"query":"role=a","lines":[1]}', '[]', 'null']) {
    localStorage.setItem('brief-cost', text)
    const { unmount } = open()
    expect(screen.queryByRole('region', { name: 'Team cost' }), text).toBeNull()
    unmount()
  }
})

test('the server says what is in the browser, without knowing it, and offers the tools', () => {
  const html = renderToString(
    <IntlRoot locale="en" messages={catalogMessages('en', catalogs)}>
      <MyBrief copy="my-brief.section" brought={undefined} />
    </IntlRoot>,
  )
  expect(html).toContain('Your brief is stored in your browser')
  expect(html).toContain('href="/team-cost"')
  expect(html).toContain('href="/service-finder"')
})

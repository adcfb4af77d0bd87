import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogMessages } from '../../locales/catalog.server.ts'
import { IntlRoot } from '../text/IntlRoot.tsx'
import { FreeDevelopers } from './FreeDevelopers.tsx'
import { freeDevelopers } from './free-developers.behaviour.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
  document.body.replaceChildren()
})

function htmlOf(locale: 'en' | 'de', disabled = false): string {
  return renderToStaticMarkup(
    <IntlRoot locale={locale} messages={catalogMessages(locale, ['availability', 'common'])}>
      <FreeDevelopers disabled={disabled} />
    </IntlRoot>,
  )
}

async function open(locale: 'en' | 'de' = 'en') {
  document.documentElement.lang = locale
  document.body.innerHTML = htmlOf(locale)
  const place = document.querySelector<HTMLElement>('[data-behaviour]')!
  const before = place.textContent
  await freeDevelopers(place)
  return { place, before }
}

test('the number is shown once it is there; the total is its description', async () => {
  fetched.mockResolvedValueOnce(Response.json({ total: 3000, free: 42 }))
  const { before } = await open()
  expect(before).toBe('')
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched.mock.calls[0]![0]).toBe('/api/free-devs')
  const line = screen.getByText('developers open to work now', { exact: false })
  expect(line.textContent).toBe('42 developers open to work now')
  const description = document.getElementById(line.getAttribute('aria-describedby')!)
  expect(description?.textContent).toBe('of 3,000 engineers')
})

test.each([
  ['invented', { sample: true }, ['Sample']],
  ['real', {}, []],
])('counts that are %s have their mark accordingly', async (_, kind, marks) => {
  fetched.mockResolvedValueOnce(Response.json({ total: 3000, free: 42, ...kind }))
  await open()
  expect(screen.queryAllByText('Sample').map((mark) => mark.textContent)).toEqual(marks)
})

test.each([
  ['en', 1, 1, '1 developer open to work now', 'of 1 engineer'],
  ['en', 31_250, 31_250, '31,250 developers open to work now', 'of 31,250 engineers'],
  ['de', 1, 3000, '1 Fachkraft jetzt verfügbar', 'von 3.000 Fachkräften'],
  ['de', 42, 42, '42 Fachkräfte jetzt verfügbar', 'von 42 Fachkräften'],
] as const)('in %s %i of %i stand in words', async (locale, free, total, line, description) => {
  fetched.mockResolvedValueOnce(Response.json({ total, free }))
  const { place } = await open(locale)
  expect(place.querySelector('p')?.textContent).toBe(line)
  expect(document.getElementById('all-developers')?.textContent).toBe(description)
})

test.each([
  ['no numbers', () => Promise.resolve(Response.json({}))],
  ['nobody free', () => Promise.resolve(Response.json({ total: 10, free: 0 }))],
  ['more free than there are', () => Promise.resolve(Response.json({ total: 1, free: 2 }))],
  ['no JSON', () => Promise.resolve(new Response('<p>down</p>'))],
  ['a server error', () => Promise.resolve(Response.json({ total: 9, free: 1 }, { status: 500 }))],
  ['no network', () => Promise.reject(new TypeError('no network'))],
])('with %s nothing is shown', async (_, response) => {
  fetched.mockImplementationOnce(response)
  const { place } = await open()
  expect(place.textContent).toBe('')
})

test('a disabled counter asks nothing and takes no space', () => {
  expect(htmlOf('en', true)).toBe('')
})

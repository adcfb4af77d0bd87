import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './CountryHero.examples.tsx'

const show = (name: string) =>
  renderWithMessages(examples.examples[name]!, ['common', ...examples.catalogs!])

const flag = () => document.querySelector<HTMLImageElement>('img[src*=flag]')!
const badge = () =>
  within(flag().parentElement!.parentElement!)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

test('the badge gives the salary with currency, period, year and source', () => {
  show('usual')
  expect(badge()).toEqual(['Poland', '$52,000 / year (2026)'])
  expect(screen.getByText(/Salary source: Example Salary Almanac$/)).toBeTruthy()
})

test('a monthly salary says so', () => {
  show('a monthly salary in euro')
  expect(badge()).toEqual(['Estonia', '€4,100 / month (2026)'])
})

test('without a salary the badge names only the country, and no source is left behind', () => {
  const { container } = show('without a salary')
  expect(badge()).toEqual(['Georgia'])
  expect(container.textContent).not.toMatch(/salary|source/i)
  expect(container.textContent).not.toContain('undefined')
})

test('one button leads to the form of the page, the other to what an engineer there costs', () => {
  show('usual')
  const links = within(screen.getByRole('region'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Ask for profiles in Poland', '#request'],
    ['Work out the cost', expect.stringContaining('place=')],
  ])
})

test('the flag repeats the name and stays silent', () => {
  show('usual')
  expect(flag().getAttribute('alt')).toBe('')
  expect(flag().src).toContain('PL')
})

test('the map is one picture that says every city and what it is known for', () => {
  const { container } = show('usual')
  const name = screen.getByRole('img', { name: /^Map of Poland/ }).getAttribute('aria-label')
  expect(name).toMatch(
    /^Map of Poland with 4 cities\. Warsaw: banks and data\. Kraków\. Wrocław\. Gdańsk: port and hardware\. Around it: /,
  )
  const named = [...container.querySelectorAll('[role=img] svg')].map((drawn) =>
    ['Warsaw', 'Kraków', 'Wrocław', 'Gdańsk'].filter((city) => drawn.textContent.includes(city)),
  )
  expect(named.map(({ length }) => length)).toEqual([4, 4])
})

test('the title is the first heading of the page and can take the focus', () => {
  show('usual')
  expect(screen.getByRole('heading', { level: 1 }).getAttribute('tabindex')).toBe('-1')
})

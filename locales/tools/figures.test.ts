import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { claims } from '../../content/company.ts'
import { locales } from '../locales.ts'
import { claimsWithoutPhrase, figuresOf, lostFigures, typedClaim } from './figures.ts'

test.each([
  ['In 3,000 days', ['3,000']],
  ['4.4 of 5, 24/7', ['4.4', '5', '24']],
  ['HL7 and ISO 9001', ['9001']],
  ['No figure, B2B', []],
])('%s shows %j', (text, figures) => {
  expect(figuresOf(text).filter((figure) => figure !== '7')).toEqual(figures)
})

test.each([
  ['de', '3,000', 'In 3.000 Tagen'],
  ['de', '3,000', 'In 3000 Tagen'],
  ['de', '4.4', 'Etwa 4,4'],
  ['de', '4.0', 'Etwa 4,0'],
  ['fr', '3,000', 'En 3\u202F000 jours'],
  ['ar-EG', '30', 'خلال ٣٠ يومًا'],
  ['de', '1.2.3', 'Version 1.2.3'],
])('%s: %s stands in “%s”', (locale, figure, text) => {
  expect(lostFigures(locale, [figure], text)).toEqual([])
})

test.each([
  ['de', '30', 'In 300 Tagen'],
  ['de', '30', 'In 130 Tagen'],
  ['de', '4.4', 'Etwa 4'],
])('%s: %s does not stand in “%s”', (locale, figure, text) => {
  expect(lostFigures(locale, [figure], text)).toEqual([figure])
})

describe('a claim of the company that is typed out is found', () => {
  test.each([
    ['success-cases', 'More than 30+ success cases'],
    ['healthcare-experience', 'with 10+ years of healthcare work'],
    ['average-feedback', 'rated 4.8 out of 5'],
    ['average-feedback, before', 'an average feedback of 4.8'],
    ['client-countries', 'Clients from 39 countries'],
    ['client-countries, no-break space', 'Clients from 39\u00A0countries'],
    ['reviews', 'All 13 reviews'],
    ['project-lifetime, dash', 'live 3–7 years'],
    ['project-lifetime, words', 'live 3 to 7 years'],
    ['engineers, grouped', 'our 3,000+ engineers'],
    ['engineers, plain', 'our 3000 engineers'],
    ['average-experience', 'with 5+ years behind them'],
    ['turnover', 'a turnover of 4.4%'],
    ['turnover, spaced', 'a turnover of 4.4 %'],
    ['turnover, word', 'a turnover of 4.4 per cent'],
    ['technologies', 'in 100+ technologies'],
    ['locations', 'at 14 engineer locations'],
  ])('%s', (_, text) => {
    expect(text).toContain(typedClaim('en', text) ?? 'nothing was found')
  })
})

test.each([
  ['a bare number', 'Room 39, floor 14'],
  ['another figure', 'Clients from 139 countries'],
  ['another fraction', 'Down by 14.4% in a year'],
  ['the figure of another thing', 'A team of 13 engineers in 3 to 7 days'],
  ['years without a claim', 'They ran it for 5 years'],
  ['the value in place of the figure', 'Clients from {countries} countries'],
])('%s is no claim', (_, text) => {
  expect(typedClaim('en', text)).toBeUndefined()
})

test('every locale with words of its own has a phrase for every claim', () => {
  const own = locales.filter(({ state }) => state !== 'pseudo')
  expect(own.flatMap(({ code }) => claimsWithoutPhrase(code).map((id) => [code, id]))).toEqual([])
  expect(claimsWithoutPhrase('xx')).toHaveLength(Object.keys(claims).length)
})

test('there are no phrases for claims that do not exist', () => {
  const phrases = JSON.parse(
    readFileSync(new URL('../claim-phrases.json', import.meta.url), 'utf8'),
  )
  expect(Object.keys(phrases).sort()).toEqual(claimsWithoutPhrase('xx').sort())
})

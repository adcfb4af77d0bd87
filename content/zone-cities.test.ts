import { expect, test } from 'vitest'
import { findCity, nearCities, zoneCities } from './zone-cities.ts'

test('every zone of Intl has a city, under the name that is usual today', () => {
  const zones = new Set(zoneCities.map(({ zone }) => zone))
  expect(zones.size).toBeGreaterThan(400)
  expect([...zones].filter((zone) => /Calcutta|Kiev|Saigon|Katmandu/.test(zone))).toEqual([])
  for (const timeZone of zones)
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
})

test('no two cities have one id', () => {
  expect(new Set(zoneCities.map(({ id }) => id)).size).toBe(zoneCities.length)
})

test.each([
  ['New York', 'America/New_York'],
  ['new-york', 'America/New_York'],
  ['  NEW   YORK ', 'America/New_York'],
  ['America/New_York', 'America/New_York'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Kolkata', 'Asia/Kolkata'],
  ['München', 'Europe/Berlin'],
  ['munchen', 'Europe/Berlin'],
  ['Wien', 'Europe/Vienna'],
  ['Zürich', 'Europe/Zurich'],
  ['Sao Paulo', 'America/Sao_Paulo'],
  ['St. John’s', 'America/St_Johns'],
  ["St. John's", 'America/St_Johns'],
  ['Munich, Germany', 'Europe/Berlin'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['UTC', 'UTC'],
])('%s is in %s', (text, zone) => {
  expect(findCity(text)?.zone).toBe(zone)
})

test.each([
  '',
  ' ',
  'Atlantis',
  '<b>',
  '__proto__',
  'constructor',
  '+05:30',
  '\u0000',
  'x'.repeat(9999),
])('%j is no city', (text) => {
  expect(findCity(text)).toBeUndefined()
})

test.each([
  ['Berln', 'berlin'],
  ['Zuerich', 'zurich'],
  ['Muenchen', 'munich'],
  ['Frankfurt am Main', 'frankfurt'],
  ['Lond', 'london'],
  ['San Fransisco', 'san-francisco'],
])('what is nearest to %s is %s', (text, id) => {
  expect(nearCities(text)[0]?.id).toBe(id)
})

test('nothing is near to nonsense, and never more than five cities', () => {
  expect(nearCities('qqqqqqqq')).toEqual([])
  expect(nearCities('')).toEqual([])
  expect(nearCities('sa')).toHaveLength(5)
  expect(nearCities('x'.repeat(100_000))).toEqual([])
})

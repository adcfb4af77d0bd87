import { describe, expect, test } from 'vitest'
import { citedSources } from '../cited-sources.ts'
import { holidays, easterSunday, orthodoxEaster, publicHolidays } from './holidays.ts'
import { hireCountries, type HireCountry } from '../taxonomy.ts'

test.each([
  [2024, '2024-03-31', '2024-05-05'],
  [2025, '2025-04-20', '2025-04-20'],
  [2026, '2026-04-05', '2026-04-12'],
  [2027, '2027-03-28', '2027-05-02'],
  [2028, '2028-04-16', '2028-04-16'],
  [2038, '2038-04-25', '2038-04-25'],
])('Easter of %i is on %s, Orthodox on %s', (year, western, orthodox) => {
  expect([easterSunday(year), orthodoxEaster(year)]).toEqual([western, orthodox])
})

const days = (country: HireCountry, year: number) =>
  publicHolidays(country, year).map(({ day }) => day.slice(5))

// Read off calendars of 2026.
describe('the days of 2026', () => {
  test.each([
    [
      'argentina',
      '01-01 02-16 02-17 03-24 04-02 04-03 05-01 05-25 06-15 06-20 07-09 08-17 10-12 11-23 12-08 12-25',
    ],
    [
      'croatia',
      '01-01 01-06 04-05 04-06 05-01 05-30 06-04 06-22 08-05 08-15 11-01 11-18 12-25 12-26',
    ],
    ['estonia', '01-01 02-24 04-03 04-05 05-01 05-24 06-23 06-24 08-20 12-24 12-25 12-26'],
    [
      'georgia',
      '01-01 01-02 01-07 01-19 03-03 03-08 04-09 04-10 04-11 04-12 04-13 05-09 05-12 05-26 08-28 10-14 11-23',
    ],
    [
      'poland',
      '01-01 01-06 04-05 04-06 05-01 05-03 05-24 06-04 08-15 11-01 11-11 12-24 12-25 12-26',
    ],
    [
      'romania',
      '01-01 01-02 01-06 01-07 01-24 04-10 04-12 04-13 05-01 05-31 06-01 06-01 08-15 11-30 12-01 12-25 12-26',
    ],
    ['ukraine', '01-01 03-08 04-12 05-01 05-08 05-31 06-28 07-15 08-24 10-01 12-25'],
  ] as const)('%s', (country, expected) => {
    expect(days(country, 2026).join(' ')).toBe(expected)
  })
})

test('Argentine holidays move to the nearer Monday', () => {
  // 17 June 2027 is a Thursday, 17 August a Tuesday, 12 October a Tuesday, 20 November a Saturday.
  expect(days('argentina', 2027)).toEqual(
    expect.arrayContaining(['06-21', '08-16', '10-11', '11-20']),
  )
})

test('a holiday at the weekend is told', () => {
  const assumption = publicHolidays('poland', 2026).find(({ id }) => id === 'assumption')
  expect(assumption).toEqual({ id: 'assumption', day: '2026-08-15', weekend: true })
})

test('the law of every country is cited', () => {
  for (const country of Object.keys(hireCountries) as HireCountry[])
    expect(citedSources[holidays[country].source]).toBeDefined()
})

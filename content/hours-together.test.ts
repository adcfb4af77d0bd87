import { describe, expect, test } from 'vitest'
import { parseQuery } from './address-query.ts'
import { slugsOf } from './content-files.server.ts'
import { engineerLocations, placeIn } from './facts/locations.ts'
import { hoursQuery, hoursTogether, placesBeside, readHours } from './hours-together.ts'
import { hireCountryPage, isHireCountry } from './load-pages.server.ts'

const today = '2026-01-15'
const read = (query: string) => readHours(parseQuery(query), today)

test('an address says one comparison in one form, and the form says it again', () => {
  const asked = read('city=New+York&city=M%C3%BCnchen&place=warsaw&place=tbilisi&day=2026-07-01')
  expect(asked).toMatchObject({ places: ['warsaw', 'tbilisi'], day: '2026-07-01', unknown: [] })
  const query = hoursQuery(asked)
  expect(query).toBe('city=new-york&city=munich&place=warsaw&place=tbilisi&day=2026-07-01')
  expect(read(query)).toEqual(asked)
})

describe('an address', () => {
  test('with an unknown city tells it, and those that are near', () => {
    const { cities, unknown } = read('city=Berln')
    expect(cities).toEqual([])
    expect(unknown).toEqual([
      {
        text: 'Berln',
        at: 0,
        near: expect.arrayContaining([expect.objectContaining({ id: 'berlin' })]),
      },
    ])
  })

  test('compares four clocks at most', () => {
    const places = 'place=warsaw&place=kyiv&place=tbilisi&place=buenos-aires'
    expect(read(`city=London&${places}`)).toMatchObject({
      places: ['warsaw', 'kyiv', 'tbilisi'],
      isOverfull: true,
    })
    const many = read(`city=London&city=Paris&city=Rome&city=Oslo&${places}`)
    expect([many.cities.length, many.places, many.isOverfull]).toEqual([3, ['warsaw'], true])
    expect(read('city=London&place=warsaw').isOverfull).toBe(false)
  })

  test.each([
    ['2026-02-30', undefined, true],
    ['1999-01-01', undefined, true],
    ['2031-01-01', undefined, true],
    ['tomorrow', undefined, true],
    ['2027-12-31', '2027-12-31', false],
    ['2026-01-15', undefined, false],
    ['', undefined, false],
  ])('with the day %j means %j', (day, expected, isOtherDay) => {
    expect(read(`day=${day}`)).toMatchObject({ day: expected, isOtherDay })
  })

  test.each([
    '',
    'city=&place=',
    'city=__proto__&place=constructor&day=__proto__',
    'city=%00%3Cscript%3E&place=%00&day=%00',
    `city=${'x'.repeat(5000)}`,
    Array.from({ length: 500 }, () => 'city=Berln').join('&'),
  ])('that says %.60s has an answer', (query) => {
    const asked = read(query)
    expect(asked.unknown.length).toBeLessThanOrEqual(3)
    expect(asked.cities).toEqual([])
    expect(hoursTogether(asked, today)).toBeUndefined()
  })
})

test('a place of each country has the zone that its page tells', () => {
  for (const country of slugsOf('hire').filter(isHireCountry)) {
    const page = hireCountryPage('en', country)
    const zones = engineerLocations.filter((place) => place.country === page.country)
    expect(zones.map(({ timeZone }) => timeZone)).toContain(page.timeZone)
    expect(zones.map(({ id }) => id)).toContain(placeIn(page.country))
  }
})

// Hours that nine to five shares, worked out by hand from the offsets of each zone.
describe('our places beside a city', () => {
  test.each([
    // Warsaw +1/+2, London 0/+1: 7 all year. Tallinn 6, Tbilisi +4 all year: 4, 5 in summer. Buenos Aires −3: 5, 4.
    ['Europe/London', { warsaw: [7, 7], tallinn: [6, 6], tbilisi: [4, 5], 'buenos-aires': [4, 5] }],
    // −5/−4: Warsaw 6 hours, 5 for some weeks; Tbilisi 9 and 8; Buenos Aires 2 and 1.
    [
      'America/New_York',
      { warsaw: [2, 3], tallinn: [1, 2], tbilisi: [0, 0], 'buenos-aires': [6, 7] },
    ],
    // +5:45 all year.
    ['Asia/Kathmandu', { warsaw: [3.25, 4.25], tbilisi: [6.25, 6.25], 'buenos-aires': [0, 0] }],
    // −8/−7.
    ['America/Los_Angeles', { warsaw: [0, 0], 'buenos-aires': [3, 4] }],
  ])('%s', (zone, expected) => {
    const beside = placesBeside(zone, today)
    expect(beside).toHaveLength(14)
    for (const [id, range] of Object.entries(expected)) {
      const { least, most } = beside.find((place) => place.id === id)!
      expect([id, least, most]).toEqual([id, ...range])
    }
  })
})

test('the place that shares most stands for those that nobody asked for', () => {
  expect(hoursTogether(read('city=london'), today)!.places).toEqual(['warsaw'])
  expect(hoursTogether(read('city=new-york'), today)!.places).toEqual(['buenos-aires'])
})

test('a comparison has its periods and calls', () => {
  const { periods, callDay, calls } = hoursTogether(
    read('city=new-york&place=warsaw&day=2026-03-28'),
    today,
  )!
  expect(periods.map(({ from, hours }) => [from, hours[0]!.shared])).toEqual([
    ['2026-01-01', 2],
    ['2026-03-08', 3],
    ['2026-03-29', 2],
    ['2026-10-25', 3],
    ['2026-11-01', 2],
  ])
  // Saturday: the calls are those of Monday, after Europe's change.
  expect(callDay).toBe('2026-03-30')
  expect(calls.starts.map((start) => start.toISOString().slice(0, 16))).toEqual([
    '2026-03-30T13:00',
    '2026-03-30T14:00',
  ])
})

test('a year in which all change their clocks on one day has one time with the same hours', () => {
  const { periods } = hoursTogether(read('city=london&place=warsaw'), today)!
  expect(periods.map(({ from, to }) => [from, to])).toEqual([['2026-01-01', '2026-12-31']])
})

import { parseQuery as queryOf } from './address-query.ts'
import { describe, expect, test } from 'vitest'
import { exchangeRates, rateCard } from './facts/rates.ts'
import type { RateCard } from './schema.ts'
import {
  costOfEach,
  hoursPerMonth,
  lowestMonth,
  positions,
  readTeams,
  type Team,
  teamBounds,
  teamCost,
  type TeamLine,
  teamQuery,
  teamsQuery,
} from './team-cost.ts'
import { afterPress } from './team-form.ts'

const team = (...lines: TeamLine[]): Team => ({ lines, months: 12, client: 'london' })

test('a month has 147 hours: 260 weekdays less 40, of eight hours, by twelve', () => {
  expect(hoursPerMonth).toBe(147)
})

// Worked out by hand from the rate card, in euros.
describe.each([
  // 2 × 45 × 0.84 × 147 = 11,113.2; 2 × 60 × 0.84 × 147 = 14,817.6
  ['full-stack-developers', 'senior', 'georgia', 2, 11_100, 14_900],
  // 26 × 0.84 × 147 = 3,210.48; 34 × 0.84 × 147 = 4,198.32
  ['qa-engineers', 'middle', 'georgia', 1, 3200, 4200],
  // 42 × 147 = 6,174; 56 × 147 = 8,232
  ['react-developers', 'senior', 'poland', 1, 6100, 8300],
  // 60 × 0.9 × 147 = 7,938; 76 × 0.9 × 147 = 10,054.8
  ['devops-engineers', 'lead', 'argentina', 1, 7900, 10_100],
  // 20 × 34 × 0.96 × 147 = 95,961.6; 20 × 45 × 0.96 × 147 = 127,008
  ['mobile-developers', 'middle', 'croatia', 20, 95_900, 127_100],
] as const)('%s, %s, in %s, × %i', (position, level, country, count, low, high) => {
  test('costs what was worked out by hand', () => {
    const { lines } = teamCost(team({ position, level, country, count }))
    expect(lines.map(({ month }) => month)).toEqual([{ low, high }])
  })
})

test('a sum that is a whole hundred already stays as it is', () => {
  const card: RateCard = {
    sample: true,
    currency: 'EUR',
    period: 'hour',
    asOf: '2026-11-24',
    // 1,000 × 0.7 × 147 is 102,899.99999999999 in binary fractions.
    rates: [{ role: 'qa-engineers', level: 'lead', low: 1000, high: 1000 }],
    countryFactors: { ...rateCard.countryFactors, poland: 0.7 },
  }
  const one = { position: 'qa-engineers', level: 'lead', country: 'poland', count: 1 } as const
  expect(teamCost(team(one), 'EUR', card).month).toEqual({ low: 102_900, high: 102_900 })
})

// What was worked out above, times 1.1298 dollars and 0.85373 pounds.
test.each([
  // 12,555.69 and 16,740.92
  ['USD', 12_500, 16_800],
  // 9,487.67 and 12,650.23
  ['GBP', 9400, 12_700],
] as const)('in %s a range is rounded outwards after the exchange', (currency, low, high) => {
  const two: TeamLine = {
    position: 'full-stack-developers',
    level: 'senior',
    country: 'georgia',
    count: 2,
  }
  const cost = teamCost(team(two), currency)
  expect(cost.currency).toBe(currency)
  expect(cost.month).toEqual({ low, high })
  expect(cost.total).toEqual({ low: low * 12, high: high * 12 })
  // Half of it, again rounded outwards.
  expect(costOfEach(cost)).toEqual({
    low: Math.floor(low / 200) * 100,
    high: Math.ceil(high / 200) * 100,
  })
})

test('exchange rates are those of the rate card’s currency, with a day that has passed and a source', () => {
  expect(exchangeRates.base).toBe(rateCard.currency)
  expect(exchangeRates.rates[exchangeRates.base]).toBe(1)
  expect(Date.parse(exchangeRates.source.asOf)).toBeLessThan(Date.now())
  expect(exchangeRates.source.url).toMatch(/^https:/)
})

test('lines add up to the month, and months to the total', () => {
  const { lines, month, total } = teamCost(
    team(
      { position: 'full-stack-developers', level: 'senior', country: 'georgia', count: 2 },
      { position: 'qa-engineers', level: 'middle', country: 'georgia', count: 1 },
    ),
  )
  expect(lines).toHaveLength(2)
  expect(month).toEqual({ low: 14_300, high: 19_100 })
  expect(total).toEqual({ low: 171_600, high: 229_200 })
})

test('the lowest month is a tester of middle experience in the country with the lowest factor', () => {
  expect(lowestMonth()).toBe(3200)
})

const readOne = (text: string) => readTeams(queryOf(text)).teams[0]

describe('an address', () => {
  test('says one team in one form, and the form says it again', () => {
    const text =
      'role=react-developers&level=lead&place=argentina&count=3' +
      '&role=qa-engineers&level=middle&place=estonia&count=1&months=18&zone=new-york'
    const { teams, currency, changes } = readTeams(queryOf(text))
    expect(teams).toEqual([
      {
        lines: [
          { position: 'react-developers', level: 'lead', country: 'argentina', count: 3 },
          { position: 'qa-engineers', level: 'middle', country: 'estonia', count: 1 },
        ],
        months: 18,
        client: 'new-york',
      },
    ])
    expect(currency).toBe('EUR')
    expect(changes).toEqual([])
    expect(teamQuery(teams[0]!)).toBe(text)
  })

  test('says three teams, each with its months, and a currency', () => {
    const text =
      'team=1&role=qa-engineers&level=lead&place=poland&count=1&months=3' +
      '&team=2&role=qa-engineers&level=lead&place=georgia&count=2&months=6' +
      '&team=3&role=ios-developers&level=middle&place=croatia&count=3&months=9' +
      '&zone=berlin&currency=GBP'
    const read = readTeams(queryOf(text))
    expect(read.teams.map(({ months, lines }) => [months, lines[0]!.country])).toEqual([
      [3, 'poland'],
      [6, 'georgia'],
      [9, 'croatia'],
    ])
    expect(read.teams.every(({ client }) => client === 'berlin')).toBe(true)
    expect(read.currency).toBe('GBP')
    expect(new URLSearchParams(teamsQuery(read)).toString()).toBe(text)
    expect(read.changes).toEqual([])
  })

  test.each([
    ['nothing', '', 0],
    ['an unknown role', 'role=pirates', 0],
    ['a name of an object', 'role=constructor&role=__proto__', 0],
    ['a line without a choice', 'role=&role=qa-engineers', 1],
    ['a hundred lines', Array.from({ length: 100 }, () => 'role=qa-engineers').join('&'), 8],
  ])('of %s has an answer', (_, query, count) => {
    const read = readTeams(queryOf(query))
    expect(read.teams.flatMap(({ lines }) => lines)).toHaveLength(count)
    for (const each of read.teams) expect(() => teamCost(each)).not.toThrow()
  })

  test.each([
    ['-5', 1, 'people-few'],
    ['0', 1, 'people-few'],
    ['-1e999', 1, 'people-few'],
    ['1.4', 1, 'people-whole'],
    ['0.9', 1, 'people-few'],
    ['10000', teamBounds.people, 'people-many'],
    ['1e999', teamBounds.people, 'people-many'],
    ['20.4', teamBounds.people, 'people-many'],
    ['twelve', 1, 'people-whole'],
    ['20', 20, undefined],
    ['', 1, undefined],
    [undefined, 1, undefined],
  ])('with %j people means %i, and says why', (count, people, kind) => {
    const { teams, changes } = readTeams({
      role: ['qa-engineers'],
      count: count === undefined ? [] : [count],
    })
    expect(teams[0]!.lines[0]!.count).toBe(people)
    expect(changes).toEqual(kind ? [{ kind, team: 1, line: 1 }] : [])
  })

  test.each([
    ['99', 36, 'months-many'],
    ['-1', 1, 'months-few'],
    ['soon', 6, 'months-whole'],
    ['', 6, undefined],
  ])('with %s months means %i, and says why', (months, expected, kind) => {
    const { teams, next, changes } = readTeams(queryOf(`role=qa-engineers&months=${months}`))
    expect(teams[0]!.months).toBe(expected)
    expect(next.months).toBe(expected)
    expect(changes).toEqual(kind ? [{ kind, team: 1 }] : [])
  })

  test('of unknown words says each of them, in the order of the form', () => {
    const text =
      'team=1&role=qa-engineers&level=boss&place=atlantis&count=1' +
      '&team=2&role=pirates&team=2&role=ios-developers&months=3&months=0&team=4&role=qa-engineers' +
      '&zone=%00&currency=BTC'
    expect(readTeams(queryOf(text)).changes).toEqual([
      { kind: 'teams' },
      { kind: 'level', team: 1, line: 1 },
      { kind: 'country', team: 1, line: 1 },
      { kind: 'position', team: 2, line: 1 },
      { kind: 'months-few', team: 2 },
      { kind: 'zone' },
      { kind: 'currency' },
    ])
  })

  test('of too many lines says so once', () => {
    const text = Array.from({ length: 9 }, () => 'role=qa-engineers').join('&')
    expect(readTeams(queryOf(text)).changes).toEqual([{ kind: 'lines', team: 1 }])
  })

  test('keeps the other columns of a line where its own role is unknown', () => {
    expect(readOne('role=pirates&role=qa-engineers&count=9&count=2')!.lines).toMatchObject([
      { position: 'qa-engineers', count: 2 },
    ])
  })
})

describe('a press of a button', () => {
  const two =
    'team=1&role=qa-engineers&level=lead&place=poland&count=1' +
    '&team=1&role=ios-developers&level=lead&place=poland&count=4&months=3' +
    '&team=2&role=android-developers&level=middle&place=georgia&count=2&months=6&zone=berlin'
  const pressed = (press: string, base = two) => {
    const { query, open } = afterPress(queryOf(`${base}&${press}`))
    const { teams, changes } = readTeams(query)
    expect(changes).toEqual([])
    return {
      teams: teams.map(({ lines, months }) => [months, ...lines.map(({ count }) => count)]),
      open,
    }
  }

  test.each([
    [
      '',
      [
        [3, 1, 4],
        [6, 2],
      ],
      undefined,
    ],
    [
      'add=2',
      [
        [3, 1, 4],
        [6, 2],
      ],
      2,
    ],
    [
      'remove=0',
      [
        [3, 4],
        [6, 2],
      ],
      undefined,
    ],
    // The only line of the second team: the team goes with it.
    ['remove=2', [[3, 1, 4]], undefined],
    [
      'remove=x',
      [
        [3, 1, 4],
        [6, 2],
      ],
      undefined,
    ],
    [
      'add-team=1',
      [
        [3, 1, 4],
        [6, 2],
      ],
      'team',
    ],
    [
      'copy-team=1',
      [
        [3, 1, 4],
        [6, 2],
        [3, 1, 4],
      ],
      undefined,
    ],
    ['remove-team=1', [[6, 2]], undefined],
    [
      'copy-team=9',
      [
        [3, 1, 4],
        [6, 2],
      ],
      undefined,
    ],
    [
      'add=9',
      [
        [3, 1, 4],
        [6, 2],
      ],
      1,
    ],
  ] as const)('%s', (press, teams, open) => {
    expect(pressed(press)).toEqual({ teams, open })
  })

  test('makes no fourth team', () => {
    const three = `${two}&team=3&role=qa-engineers&count=5&months=9`
    expect(pressed('copy-team=1', three).teams).toHaveLength(3)
  })

  test('in a team that is still to be chosen keeps it', () => {
    expect(pressed('team=3&role=&add=3')).toMatchObject({ open: 'team' })
    expect(afterPress(queryOf('role=&add=1')).open).toBe(1)
  })

  test('leaves out a team without a choice, and the others keep their months', () => {
    const gap = 'team=1&role=&count=1&months=3&team=2&role=qa-engineers&count=7&months=8&add=2'
    expect(pressed('', gap)).toEqual({ teams: [[8, 7]], open: 1 })
  })
})

test('every role and skill has a rate at every level', () => {
  for (const position of positions)
    for (const level of ['middle', 'senior', 'lead'] as const)
      expect(() => teamCost(team({ position, level, country: 'poland', count: 1 }))).not.toThrow()
})

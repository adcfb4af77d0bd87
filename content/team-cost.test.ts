import { describe, expect, test } from 'vitest'
import { rateCard } from './facts/rates.ts'
import type { RateCard } from './schema.ts'
import {
  hoursPerMonth,
  lowestMonth,
  positions,
  readTeam,
  type Team,
  teamBounds,
  teamCost,
  type TeamLine,
  teamQuery,
} from './team-cost.ts'

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
  expect(teamCost(team(one), card).month).toEqual({ low: 102_900, high: 102_900 })
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

describe('an address', () => {
  test('says one team in one form, and the form says it again', () => {
    const asked = {
      role: ['react-developers', 'qa-engineers'],
      level: ['lead', 'middle'],
      place: ['argentina', 'estonia'],
      count: ['3', '1'],
      months: ['18'],
      zone: ['new-york'],
    }
    const read = readTeam(asked)
    expect(read).toEqual({
      lines: [
        { position: 'react-developers', level: 'lead', country: 'argentina', count: 3 },
        { position: 'qa-engineers', level: 'middle', country: 'estonia', count: 1 },
      ],
      months: 18,
      client: 'new-york',
    })
    const again = new URLSearchParams(teamQuery(read))
    expect(
      readTeam(Object.fromEntries([...again.keys()].map((key) => [key, again.getAll(key)]))),
    ).toEqual(read)
  })

  test.each([
    ['nothing', {}, 0],
    ['an unknown role', { role: ['pirates'] }, 0],
    ['a name of an object', { role: ['constructor', '__proto__'] }, 0],
    ['a line without a choice', { role: ['', 'qa-engineers'] }, 1],
    ['a hundred lines', { role: Array.from({ length: 100 }, () => 'qa-engineers') }, 8],
  ])('of %s has an answer', (_, query, count) => {
    const read = readTeam(query)
    expect(read.lines).toHaveLength(count)
    expect(() => teamCost(read)).not.toThrow()
  })

  test.each([
    ['-3', 1],
    ['0', 1],
    ['1.4', 1],
    ['10000', teamBounds.people],
    ['1e999', teamBounds.people],
    ['twelve', 1],
    ['', 1],
    [undefined, 1],
  ])('with %j people means %i', (count, people) => {
    const [line] = readTeam({
      role: ['qa-engineers'],
      count: count === undefined ? [] : [count],
    }).lines
    expect(line!.count).toBe(people)
  })

  test.each([
    ['99', 36],
    ['-1', 1],
    ['soon', 6],
  ])('with %s months means %i', (months, expected) => {
    expect(readTeam({ months: [months] }).months).toBe(expected)
  })

  test('keeps the other columns of a line where its own role is unknown', () => {
    const { lines } = readTeam({ role: ['pirates', 'qa-engineers'], count: ['9', '2'] })
    expect(lines).toMatchObject([{ position: 'qa-engineers', count: 2 }])
  })
})

test('every role and skill has a rate at every level', () => {
  for (const position of positions)
    for (const level of ['middle', 'senior', 'lead'] as const)
      expect(() => teamCost(team({ position, level, country: 'poland', count: 1 }))).not.toThrow()
})

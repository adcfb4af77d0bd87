import * as v from 'valibot'
import { expect, test } from 'vitest'
import { rateCard } from './facts/rates.ts'
import { terms } from './facts/terms.ts'
import { offerOf, rateRange, sellingFacts } from './selling-facts.ts'
import { type RateCard, rateCardSchema, rateLevels } from './schema.ts'
import { hireCountries, roles } from './taxonomy.ts'

test('the rate card keeps its schema', () => {
  expect(v.safeParse(rateCardSchema, rateCard).issues).toBeUndefined()
})

test.each([
  ['a range that begins above its end', { rates: [{ ...rateCard.rates[0], low: 90, high: 30 }] }],
  ['a currency without a code', { currency: 'euro' }],
  ['a day that is none', { asOf: '2026-13-01' }],
  ['no rate at all', { rates: [] }],
])('%s is refused', (_, change) => {
  expect(v.safeParse(rateCardSchema, { ...rateCard, ...change }).success).toBe(false)
})

test('each role has a rate for each level, once, and each country its factor', () => {
  const given = rateCard.rates.map(({ role, level }) => `${role} ${level}`)
  expect(given.sort()).toEqual(
    roles.flatMap((role) => rateLevels.map((level) => `${role} ${level}`)).sort(),
  )
  expect(Object.keys(rateCard.countryFactors).sort()).toEqual(Object.keys(hireCountries).sort())
})

const card: RateCard = {
  ...rateCard,
  rates: [
    { role: 'qa-engineers', level: 'middle', low: 25, high: 33 },
    { role: 'qa-engineers', level: 'lead', low: 45, high: 55 },
    { role: 'devops-engineers', level: 'lead', low: 60, high: 77 },
  ],
}

test('a range runs from the lowest to the highest rate of the roles', () => {
  expect(rateRange({}, card)).toMatchObject({ low: 25, high: 77, currency: 'EUR' })
  expect(rateRange({ roles: ['qa-engineers'] }, card)).toMatchObject({ low: 25, high: 55 })
})

test('in a country it is wider rather than narrower than the figures: 25 × 0.9 is 22.5', () => {
  expect(rateRange({ country: 'ukraine' }, card)).toMatchObject({ low: 22, high: 70 })
})

test('only a model without a shortest time has no notice', () => {
  for (const { minimumMonths, noticeMonths } of Object.values(terms.models)) {
    expect(noticeMonths === null).toBe(minimumMonths === null)
  }
})

test('the cost of a skill is worked out for the skill, at the rate of its role', () => {
  const { team, rate } = sellingFacts(offerOf('react-developers'))
  expect(team).toContain('react-developers')
  expect(rate).toEqual(sellingFacts(offerOf('front-end-developers')).rate)
})

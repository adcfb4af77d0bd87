import { expect, test } from 'vitest'
import { knownQuery } from './known-query.ts'

test.each([
  [{ goal: 'boost_your_roi' }, 'goal=boost_your_roi'],
  [{ industry: 'retail', goal: 'boost_your_roi' }, 'goal=boost_your_roi&industry=retail'],
  [{ step: '2', goal: 'boost_your_roi' }, 'step=2&goal=boost_your_roi'],
  [{ goal: 'boost_your_roi', utm_source: '<script>' }, 'goal=boost_your_roi'],
])('the finder asked for %j has the address %s', (query, known) => {
  expect(knownQuery('service-finder', query)).toBe(known)
})

test.each([
  { goal: 'nonsense' },
  { goal: '' },
  { goal: 'Boost your ROI' },
  { goal: ['boost_your_roi', 'boost_your_roi'] },
  { goal: 'boost_your_roi', industry: 'nonsense' },
  { step: '4' },
  { step: '01' },
  { goal: 'constructor' },
])('the finder asked for %j has no address of its own', (query) => {
  expect(knownQuery('service-finder', query)).toBeUndefined()
})

test.each(['search', 'faq', 'success-stories'] as const)('%s takes any words', (id) => {
  expect(knownQuery(id, { q: 'goal', goal: 'boost_your_roi' })).toBeUndefined()
})

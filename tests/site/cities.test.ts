import { expect, test } from 'vitest'
import { cities } from '../../content/facts/cities.ts'
import { citiesOf } from '../../pages/hire/cities-of.ts'

test('the page of a country shows its cities, the one with the office first', () => {
  expect(citiesOf('AR')).toEqual(['buenos-aires', 'cordoba', 'rosario'])
})

test.each([
  ['of one country', 'PL'],
  ['of two countries', 'EE'],
] as const)('two cities %s with one id stop the build (A-88)', (_, country) => {
  const clashing = [...cities, { ...cities[0], country }]
  expect(() => citiesOf('PL', clashing)).toThrow(
    'content/facts/cities.ts: warsaw: is the id of two cities: give each its own',
  )
})

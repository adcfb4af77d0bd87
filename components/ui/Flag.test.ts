import { expect, test } from 'vitest'
import { engineerLocations } from '../../content/facts/locations.ts'
import { flags } from './Flag.tsx'

test('every country with engineers has its own flag, and no other is shipped', () => {
  const countries = new Set(engineerLocations.map(({ country }) => country))
  expect(Object.keys(flags).toSorted()).toEqual([...countries].toSorted())
  expect(new Set(Object.values(flags)).size).toBe(countries.size)
})

test.each(Object.entries(flags))('the flag of %s is the file of that country', (code, path) => {
  expect(path).toMatch(new RegExp(`${code}(-[\\w-]+)?\\.svg$`))
})
